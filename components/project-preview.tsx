'use client';

import { type ReactNode, useState } from 'react';
import { BrowserFrame } from '@/components/ui/browser-frame';
import { buttonClass } from '@/components/ui/button-class';

type ProjectPreviewProps = {
  src: string;
  address: string;
  words: { load: string; loadName: string; frame: string };
  /** The picture that stands there until the site itself is asked for. */
  children: ReactNode;
};

/** A site of our own in a frame, smaller than it is; the site comes when it is asked for. */
export function ProjectPreview({ src, address, words, children }: ProjectPreviewProps) {
  const [isLive, setIsLive] = useState(false);
  return (
    <BrowserFrame address={address}>
      {isLive ? (
        <iframe src={src} title={words.frame} loading="lazy" />
      ) : (
        <>
          {children}
          <button
            type="button"
            className={buttonClass.secondary}
            aria-label={words.loadName}
            onClick={() => setIsLive(true)}
          >
            {words.load}
          </button>
        </>
      )}
    </BrowserFrame>
  );
}
