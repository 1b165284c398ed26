/**
 * Runs inline in the head: adds the fonts of the first screen's headings (`first-letters.ts`) before layout. A font in a style sheet, even
 * as a data URL, loads too late for the first frame.
 */
import type { CutFace } from './first-letters';

/** Defined by the build. */
declare const FACES: readonly CutFace[];

for (const [font, unicodeRange] of FACES)
  document.fonts.add(
    new FontFace(
      'Chonburi First',
      Uint8Array.from(atob(font), (byte) => byte.charCodeAt(0)),
      { unicodeRange },
    ),
  );
