import { Fragment } from 'react';
import { thaiLinesOf } from '@/lib/i18n/thai-lines';

/** Running text of a paper, whose Thai phrases stay on one line each; between two of them without a space, too, a line may end. @param most how many letters of a phrase do */
export function PaperText({ text, most }: { text: string; most?: number }) {
  const parts = thaiLinesOf(text, most);
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <Fragment key={index}>
        {index > 1 && parts[index - 1] === '' && <wbr />}
        <span className="phrase">{part}</span>
      </Fragment>
    ) : (
      part
    ),
  );
}
