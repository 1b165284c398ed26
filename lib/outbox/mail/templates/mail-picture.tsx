import type { CSSProperties } from 'react';
import { Img } from 'react-email';
import { env } from '@/lib/env/env';
import { mailPictures } from '@/lib/site/painted-pictures';

type PictureProps = {
  name: keyof typeof mailPictures;
  alt: string;
  /** From edge to edge. */
  isWide?: boolean;
  /** Of its own size. */
  scale?: number;
  style?: CSSProperties;
};

/** A painted picture, which the sheet changes by night; what says nothing takes no room where pictures are blocked. */
export function MailPicture({ name, alt, isWide = false, scale = 1, style }: PictureProps) {
  const { path, width, height } = mailPictures[name];
  return (
    <Img
      className={`picture-${name}`}
      src={env().siteUrl + path}
      alt={alt}
      width={width * scale}
      height={alt === '' ? undefined : height * scale}
      style={{ maxWidth: '100%', ...(isWide && { height: 'auto', width: '100%' }), ...style }}
    />
  );
}
