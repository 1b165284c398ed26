'use client';

import { type ReactNode, useState } from 'react';
import { BrowserFrame } from '@/components/ui/browser-frame';
import { buttonClass } from '@/components/ui/button-class';
import { useLetteredName } from '@/components/use-lettered-name';
import { domainOf } from '@/lib/browser/lettered-name';

type ProjectPreviewProps = {
  src: string;
  /** What its address would be, unless the visitor has had a name lettered. */
  address: string;
  words: { load: string; loadName: string; frame: string };
  /** The picture that stands there until the site itself is asked for. */
  children: ReactNode;
};

/** A site of our own in a frame, smaller than it is; the site comes when it is asked for. */
export function ProjectPreview({ src, address, words, children }: ProjectPreviewProps) {
  const [isLive, setIsLive] = useState(false);
  const lettered = useLetteredName();
  return (
    <BrowserFrame address={lettered ? domainOf(lettered) : address}>
      {isLive ? (
        <iframe src={src} title={words.frame} loading="lazy" />
      ) : (
        <>
          {children}
          <button
            type="button"
            className={`${buttonClass.secondary} noscript:hidden`}
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
