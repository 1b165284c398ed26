import { Fragment } from 'react';
import { wholeWordsOf } from '@/lib/i18n/phrases';

/** Running text; Thai words that browsers would tear apart stay whole. */
export function Prose({ text }: { text: string }) {
  const parts = wholeWordsOf(text);
  if (parts.length === 1) return text;
  return parts.map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? (
      <span key={key} className="phrase">
        {part}
      </span>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
}
