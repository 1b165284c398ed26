import type { CSSProperties } from 'react';
import { Img } from 'react-email';
import { env } from '@/lib/env/env';
import { mailPictures } from '@/lib/site/painted-pictures';

type PictureProps = { name: keyof typeof mailPictures; alt: string; style?: CSSProperties };

/** A painted picture; the sheet changes it by night. */
export function MailPicture({ name, alt, style }: PictureProps) {
  const { path, width, height } = mailPictures[name];
  return (
    <Img
      className={`picture-${name}`}
      src={env().siteUrl + path}
      alt={alt}
      width={width}
      height={height}
      style={{ maxWidth: '100%', ...style }}
    />
  );
}
