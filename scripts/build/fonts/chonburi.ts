import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** Which of the two files: Latin letters of Western Europe, or those of Thai and the baht sign. */
export type Script = 'latin' | 'thai';

/** Which file holds the first letter of a text. */
export function scriptOf(text: string): Script {
  return /^[\u0e00-\u0e7f]/.test(text) ? 'thai' : 'latin';
}

/**
 * The face of our headings as a TrueType font: version 5.3.0 of its package without hints, whose +, dashes and ฿ have strokes of 72 units
 * instead of 28, a pixel in the headings of cards. Its licence reserves no name, so it keeps its own (`app/fonts/OFL-chonburi.txt`).
 */
export async function chonburi(script: Script): Promise<Buffer> {
  const font = await readFile(`scripts/build/fonts/chonburi-${script}.woff2`);
  return subsetFont(font, letters, { targetFormat: 'sfnt' });
}

const lettersOf = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
/** Latin-1, the letters and dashes of our languages, and Thai: as many as both files have. */
const letters = lettersOf(0x20, 0x17f) + lettersOf(0x2000, 0x25cc) + lettersOf(0xe01, 0xe5b);
