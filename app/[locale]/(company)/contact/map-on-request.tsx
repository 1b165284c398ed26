'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';

type MapOnRequestProps = { src: string; words: { load: string; why: string; frame: string } };

/** A map of another company; nothing of it is fetched before it is asked for. */
export function MapOnRequest({ src, words }: MapOnRequestProps) {
  const [isShown, setIsShown] = useState(false);
  if (isShown)
    return (
      <iframe src={src} title={words.frame} className="h-80 w-full rounded-board border-2 border-line" />
    );
  return (
    <div className="map-offer">
      <div className="noscript:hidden">
        <p className="text-base text-ink-2">{words.why}</p>
        <button type="button" className={buttonClass.secondary} onClick={() => setIsShown(true)}>
          {words.load}
        </button>
      </div>
    </div>
  );
}
