'use client';

import { wholeWordsOf } from '@/lib/i18n/phrases';

/** Running text with words that no line may break (see {@link PhraseSpans} on why it runs in the browser). */
export function WholeWords({ text }: { text: string }) {
  return wholeWordsOf(text).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <span key={index} className="phrase">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
