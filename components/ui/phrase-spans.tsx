'use client';

import { Fragment } from 'react';
import { phrasesOf } from '@/lib/i18n/phrases';

/** A text with phrase marks. It runs in the browser too, so that the page carries it as one text, not as a tree. */
export function PhraseSpans({ text }: { text: string }) {
  return (
    <span>
      {phrasesOf(text).map((phrase, index) => (
        <Fragment key={phrase}>
          {index > 0 && <wbr />}
          {phrase.startsWith(' ') && ' '}
          <span className="phrase">{phrase.trim()}</span>
        </Fragment>
      ))}
    </span>
  );
}
