import { Fragment } from 'react';
import { phrasesOf } from '@/lib/i18n/phrases';

/** A heading or a label; where it carries phrase marks, lines break only there. */
export function Phrases({ text }: { text: string }) {
  const phrases = phrasesOf(text);
  if (phrases.length === 1) return text;
  return (
    <span>
      {phrases.map((phrase, index) => (
        <Fragment key={phrase}>
          {index > 0 && <wbr />}
          {phrase.startsWith(' ') && ' '}
          <span className="phrase">{phrase.trim()}</span>
        </Fragment>
      ))}
    </span>
  );
}
