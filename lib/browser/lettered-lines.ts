/** Whether a name has Thai letters: their lines need more room, and their words have no spaces. */
export const hasThai = (name: string) => /[ก-๛]/.test(name);

/** Where a name may be broken: after its spaces, and between Thai words. */
export function piecesOf(name: string): string[] {
  return name.split(/(?<=\s)(?=\S)/).flatMap((word) => {
    if (!hasThai(word) || !('Segmenter' in Intl)) return word;
    const pieces: string[] = [];
    for (const { segment, isWordLike } of new Intl.Segmenter('th', { granularity: 'word' }).segment(word))
      if (isWordLike || pieces.length === 0) pieces.push(segment);
      else pieces.push((pieces.pop() ?? '') + segment);
    return pieces;
  });
}

/**
 * How many letters the longest line of a name has, where its words stand on so many lines at most: by that it is lettered as large as its
 * board is wide.
 * @param lines 1 or more; a word is never parted, so that a line may be as long as the longest
 */
export function lettersOfLine(name: string, lines: number): number {
  const pieces = piecesOf(name).map((piece) => piece.replace(/\p{M}/gu, ''));
  const fits = (most: number) => {
    let [line, used] = [1, 0];
    for (const piece of pieces) {
      if (used + piece.trimEnd().length > most) [line, used] = [line + 1, 0];
      used += piece.length;
    }
    return line <= lines;
  };
  let most = Math.max(...pieces.map((piece) => piece.trimEnd().length));
  while (!fits(most)) most += 1;
  return most;
}

/**
 * How a name stands largest on a wide board, which has the room of 71 letters of 1rem and 19rem above its buttons: the letters of its
 * longest line, and how many lines; another line has to make it an eighth larger.
 */
export function lettersOnWide(name: string): readonly [letters: number, lines: number] {
  const size = ([letters, lines]: readonly [number, number]) => Math.min(71 / letters, 19 / lines);
  return [1, 2, 3]
    .map((lines) => [lettersOfLine(name, lines), lines] as const)
    .reduce((few, more) => (size(more) > size(few) * 1.125 ? more : few));
}

/**
 * How a name stands on the board of a phone, where its words are larger one below the other: the letters of its longest line, as wide as
 * Latin ones, and how many lines. Three lines have the height of the heading as long as they hold eleven letters.
 */
export function lettersOnNarrow(name: string): readonly [letters: number, lines: number] {
  const [two, three] = [lettersOfLine(name, 2), Math.max(11, lettersOfLine(name, 3))];
  const letters = Math.min(two, three);
  const lines = lettersOfLine(name, 1) <= letters ? 1 : two <= letters ? 2 : 3;
  return [hasThai(name) ? letters * 1.18 : letters, lines];
}
