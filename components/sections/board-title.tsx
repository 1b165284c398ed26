import type { CSSProperties } from 'react';
import { Lettering } from '@/components/ui/lettering';

/** Words up to here fit the line of every board at its full size. */
const short = 10;

/** The h1 of a board. A word longer than its line is lettered smaller, as a painter would: the sheet needs its length. */
export function BoardTitle({ text }: { text: string }) {
  const longest = Math.max(0, ...(text.match(/\p{Script=Latin}+/gu) ?? []).map((word) => word.length));
  return (
    <h1 {...(longest > short && { style: { '--letters': longest } as CSSProperties })}>
      <Lettering text={text} />
    </h1>
  );
}
