import { letterFiles } from '@/lib/site/painted-pictures';

/** How far what stands on a board is from its edge. */
export const edge = '28px';

const stackOf = (face: keyof typeof letterFiles, others: string) =>
  [...letterFiles[face].map(({ family }) => `'${family}'`), others].join(', ');

/** Our faces, and where a program has no letters from elsewhere, what it has that is cut like them. */
export const faces = {
  text: stackOf(
    'text',
    "Helvetica, Arial, 'Noto Sans Thai', 'Leelawadee UI', 'Sukhumvit Set', Tahoma, sans-serif",
  ),
  display: stackOf('display', "Georgia, 'Noto Serif Thai', serif"),
} as const;
