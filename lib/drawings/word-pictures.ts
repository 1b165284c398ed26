import type outlines from './painted-words.json';

export type PaintedPage = keyof typeof outlines;

/** Stripes drawn round the middle of their disc; '' leaves out a colour. `at` is that middle, in the square of the word. */
type WordPicture = { at: readonly [x: number, y: number]; radius: number; stripes: readonly string[] };

type Drawing = Omit<WordPicture, 'at'>;

/** Its pole stands on the last letter. */
const camera = (foot: number): Drawing => ({
  radius: 27,
  stripes: ['M-64 -35L161 -83 181 11 -44 59Z', '', '', `M161 27V${foot}`],
});
const spanner: Drawing = {
  radius: 30,
  stripes: ['M70 -6A70 70 0 1 1 6 -70M-56 42L-223 209 -209 223 -42 56'],
};
/** The arrow that brings back, round a platter */
const platter: Drawing = {
  radius: 27,
  stripes: ['M-117 -97L-101 -47 -54 -68M-101 -47A112 112 0 1 1 -97 56', '', '', 'M64 0A64 64 0 1 1 0 -64'],
};
const phone: Drawing = {
  radius: 38,
  stripes: [
    'M-62 -90L35 -104A26 26 0 0 1 64 -82L96 146A26 26 0 0 1 74 175L-23 189A26 26 0 0 1 -52 167L-84 -61A26 26 0 0 1 -62 -90z',
  ],
};
const lens: Drawing = {
  radius: 34,
  stripes: ['M0 -84a84 84 0 1 1 -.1 0zM73 59L196 182 182 196 59 73'],
};
/** A window of a browser in which the sun comes up behind the word */
const browser: Drawing = {
  radius: 56,
  stripes: ['M-130 -162H130V104H-130zM-130 -108H130', 'M-108 -135h18', 'M-78 -135h18', 'M-48 -135h18'],
};
const waves: Drawing = {
  radius: 34,
  stripes: [
    'M51 -61A80 80 0 0 1 51 61M-51 -61A80 80 0 0 0 -51 61',
    '',
    '',
    'M87 -104A136 136 0 0 1 87 104M-87 -104A136 136 0 0 0 -87 104',
  ],
};
/** Three corners of a code, the disc for the fourth */
const code: Drawing = {
  radius: 40,
  stripes: ['M-160 -160h80v80h-80zM-40 -160h80v80h-80zM-160 -40h80v80h-80z'],
};
const coin: Drawing = { radius: 44, stripes: ['M0 -88a88 88 0 1 1 -.1 0z'] };
/** In two lines, each between the corners of a code, or with a lamp at their end */
const codeOfTwo: WordPicture = {
  at: [338, 338],
  radius: 40,
  stripes: ['M-316 -248h80v80h-80zM-40 -248h80v80h-80zM-316 -40h80v80h-80z'],
};
const lampOfTwo: WordPicture = { at: [338, 338], radius: 23, stripes: ['M0 -46a46 46 0 1 1 -.1 0z'] };

/** Words end at 346, those of two lines at 390. */
export const wordPictures: Record<PaintedPage, Record<'thai' | 'latin', WordPicture>> = {
  seo: { thai: { ...lens, at: [116, 140] }, latin: { ...lens, at: [112, 150] } },
  cctv: { thai: { ...camera(138), at: [191, 132] }, latin: { ...camera(94), at: [191, 130] } },
  paymentIntegration: { thai: codeOfTwo, latin: { ...code, at: [300, 206] } },
  accounting: { thai: { ...coin, at: [306, 160] }, latin: { ...coin, at: [306, 160] } },
  liveStreaming: { thai: lampOfTwo, latin: { ...waves, at: [200, 156] } },
  computerRepairs: { thai: { ...spanner, at: [296, 114] }, latin: { ...spanner, at: [296, 114] } },
  portfolio: { thai: { ...browser, at: [236, 206] }, latin: { ...browser, at: [236, 222] } },
  dataRecovery: { thai: { ...platter, at: [274, 154] }, latin: { ...platter, at: [210, 176] } },
  mobileApp: { thai: { ...phone, at: [196, 154] }, latin: { ...phone, at: [196, 154] } },
};
