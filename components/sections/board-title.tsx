import type { CSSProperties } from 'react';
import { Lettering } from '@/components/ui/lettering';

/** Words up to here fit the line of every board at its full size. */
const short = 10;

/** How large a title is, by its letters: a longer one would stand in four lines. */
const fitOf = (letters: number) => (letters > 48 ? 0.72 : letters > 34 ? 0.86 : 1);

/** The h1 of a board. Where a word is longer than its line or there are many, it is lettered smaller, as a painter would. */
export function BoardTitle({ text }: { text: string }) {
  const longest = Math.max(0, ...(text.match(/\p{Script=Latin}+/gu) ?? []).map((word) => word.length));
  const style = {
    ...(longest > short && { '--letters': longest }),
    ...(longest > 0 && fitOf(text.length) < 1 && { '--fit': fitOf(text.length) }),
  };
  return (
    <h1 {...(Object.keys(style).length > 0 && { style: style as CSSProperties })}>
      <Lettering text={text} />
    </h1>
  );
}
