/**
 * Runs in the head of each page: the letters of its first screen (`first-letters.ts`) are there before anything is laid out. Browsers
 * read a face out of a sheet later, and would show the first frame without it.
 */
import type { CutFace } from './first-letters';

/** Written in by the build. */
declare const FACES: readonly CutFace[];

for (const [font, unicodeRange = 'U+0-10FFFF'] of FACES)
  document.fonts.add(
    new FontFace(
      'Chonburi First',
      Uint8Array.from(atob(font), (sign) => sign.charCodeAt(0)),
      {
        unicodeRange,
      },
    ),
  );
