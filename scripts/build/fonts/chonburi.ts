import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { type Redrawing, redraw } from './redraw';

const dash: Redrawing = { y: { 264: 242, 292: 314 } };

/** Strokes of 28 units are a pixel in the headings of cards, and none in a picture that a messenger shows: these are of 72. */
const redrawings: Record<Script, Record<string, Redrawing>> = {
  latin: { '+': { x: { 270: 249, 300: 321 }, y: { 314: 292, 342: 364 } }, '-': dash, '–': dash, '—': dash },
  thai: { '฿': { x: { 344: 341, 356: 341, 362: 341, 392: 413 } } },
};

/** Which of the package's files: Latin letters of Western Europe, or those of Thai and the baht sign. */
export type Script = 'latin' | 'thai';

/** Which file holds the first letter of a text. */
export function scriptOf(text: string): Script {
  return /^[\u0e00-\u0e7f]/.test(text) ? 'thai' : 'latin';
}

/**
 * The face of our headings as a TrueType font, with the signs that its package draws too thin for a shop redrawn.
 * Its licence reserves no name, so it keeps its own (`app/fonts/OFL-chonburi.txt`).
 */
export async function chonburi(script: Script): Promise<Buffer> {
  const file = `node_modules/@fontsource/chonburi/files/chonburi-${script}-400-normal.woff2`;
  const sfnt = await subsetFont(await readFile(file), letters, { targetFormat: 'sfnt', noHinting: true });
  return redraw(sfnt, redrawings[script]);
}

const lettersOf = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
/** Latin-1, the letters and dashes of our languages, and Thai: as many as both files have. */
const letters = lettersOf(0x20, 0x17f) + lettersOf(0x2000, 0x25cc) + lettersOf(0xe01, 0xe5b);
