import { phrasesOf } from '@/lib/i18n/phrases';

/** What stays on one line, and whether a space stands before it. */
type Word = { text: string; space: '' | ' ' };

/** Thai breaks behind a phrase mark, and like the other languages where it has a space. */
function wordsOf(title: string): Word[] {
  return phrasesOf(title).flatMap((phrase, index) =>
    phrase.split(' ').map((text, at): Word => ({ text, space: index + at > 0 && at > 0 ? ' ' : '' })),
  );
}

/** A title set in as few lines as fit, as large as it can be. */
export type SetTitle = { size: number; lines: string[] };

type Room = { width: number; height: number; leading: number; sizes: readonly number[] };

/**
 * Breaks a title for a board into lines of much the same width.
 * @param widthOf how wide a text is at a size
 * @param room its width and height, how far lines are apart in sizes of their letters, and the sizes to try, the largest first
 * @throws Error when not even the smallest size fits
 */
export function setTitle(
  title: string,
  widthOf: (text: string, size: number) => number,
  { width, height, leading, sizes }: Room,
): SetTitle {
  for (const size of sizes) {
    const within = (room: number) => breakLines(wordsOf(title), (text) => widthOf(text, size) <= room);
    const lines = within(width);
    if (!lines || lines.length * leading * size > height) continue;
    return { size, lines: narrowest(lines, within, width) };
  }
  throw new Error(`no room on the board for ${title}`);
}

function breakLines(words: readonly Word[], fits: (text: string) => boolean): string[] | undefined {
  const lines: string[] = [];
  for (const { text, space } of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? text : last + space + text;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else if (fits(text)) lines.push(text);
    else return undefined;
  }
  return lines;
}

/** The same number of lines in as little width as they need. */
function narrowest(lines: string[], within: (room: number) => string[] | undefined, width: number): string[] {
  const narrower = within(width - 20);
  return narrower?.length === lines.length ? narrowest(narrower, within, width - 20) : lines;
}
