import { letterer } from '../previews/letterer';

/** What a sign painter of the town would letter on the board, line by line, and what he would where the page itself is in Thai. */
const words = {
  seo: { thai: ['เจอ'], latin: ['HERE'] },
  cctv: { thai: ['กล้อง'], latin: ['REC'] },
  paymentIntegration: { thai: ['สแกน', 'จ่าย'], latin: ['PAY'] },
  accounting: { thai: ['บัญชี'], latin: ['VAT'] },
  liveStreaming: { thai: ['ไลฟ์', 'สด'], latin: ['LIVE'] },
} as const;

/** The square that motifs are drawn in, and the room that a word leaves at its edges. */
const side = 400;
const edge = 10;
const gap = 14;
/** Where one line stands; two fill the square. */
const line = 346;

/** The words as outlines in a square of 400: as wide as it is. */
async function paintedWords(): Promise<Record<string, Record<string, string>>> {
  const { outline } = await letterer();
  const drawn = (lines: readonly string[]) => {
    const measured = lines.map((line) => outline(line, 1000));
    const size = Math.min(
      ...measured.map(({ left, right }) => (1000 * (side - 2 * edge)) / (right - left)),
      (1000 * (side - 2 * edge - gap * (lines.length - 1))) /
        measured.reduce((sum, { top, bottom }) => sum + bottom - top, 0),
    );
    let foot = lines.length > 1 ? side - edge : line;
    return [...lines]
      .reverse()
      .map((line) => {
        const { path, left, top, bottom } = outline(line, size);
        const moved = path.replace(
          /(-?\d+) (-?\d+)/g,
          (_, x: string, y: string) => `${Number(x) - left + edge} ${Number(y) + foot - bottom}`,
        );
        foot -= bottom - top + gap;
        return moved;
      })
      .join('');
  };
  return Object.fromEntries(
    Object.entries(words).map(([page, { thai, latin }]) => [
      page,
      { thai: drawn(thai), latin: drawn(latin) },
    ]),
  );
}

/** The file that the boards of those pages read: its path and its text. */
export async function paintedWordsFile(): Promise<Record<string, string>> {
  return { 'lib/drawings/painted-words.json': `${JSON.stringify(await paintedWords(), null, 2)}\n` };
}
