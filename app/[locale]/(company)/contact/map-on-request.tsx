'use client';

import { type ReactNode, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';

type MapOnRequestProps = {
  src: string;
  words: { load: string; why: string; frame: string };
  /** What else leads there, in the strip below the map. */
  children: ReactNode;
};

/** A map of another company below our own sketch; nothing of it is fetched before it is asked for. */
export function MapOnRequest({ src, words, children }: MapOnRequestProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      {isShown ? <iframe src={src} title={words.frame} /> : <div className="map-offer" />}
      <div className="map-strip">
        {!isShown && (
          <>
            <p className="noscript:hidden print:hidden">{words.why}</p>
            <button
              type="button"
              className={`${buttonClass.secondary} noscript:hidden`}
              onClick={() => setIsShown(true)}
            >
              {words.load}
            </button>
          </>
        )}
        {children}
      </div>
    </>
  );
}
