'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';

type ProjectPreviewProps = { src: string; words: { load: string; loadName: string; frame: string } };

/** A site of our own in a frame, a quarter of its size; nothing of it is fetched before it is asked for. */
export function ProjectPreview({ src, words }: ProjectPreviewProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="browser">
      {isShown ? (
        <iframe src={src} title={words.frame} loading="lazy" />
      ) : (
        <button
          type="button"
          className={buttonClass.secondary}
          aria-label={words.loadName}
          onClick={() => setIsShown(true)}
        >
          {words.load}
        </button>
      )}
    </div>
  );
}
