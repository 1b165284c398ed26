import type outlines from './painted-words.json';

export type PaintedPage = keyof typeof outlines;

/** Stripes drawn round the middle of their disc; '' leaves out a colour. `at` is that middle, in the square of the word. */
type WordPicture = {
  at: readonly [x: number, y: number];
  radius: number;
  stripes: readonly string[];
  /** The word is in two lines. */
  isInTwo?: true;
  /** It lies among the letters, so that it may not shrink beside them. */
  isHeld?: true;
};

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
/** A pointer, and what it strikes out of the sun */
const pointer: Drawing = {
  radius: 34,
  stripes: ['M26 26V148L56 122 80 176 107 164 84 112H124z', '', '', 'M0 -64V-94M46 -46L68 -68M64 0H94'],
};
/** A till whose body is the word */
const till: Drawing = {
  radius: 30,
  stripes: [
    'M-82 -72H98V64H-82zM8 64V180',
    '',
    'M158 180V-54l22 20 22-20 22 20 22-20V180',
    'M192 18h22M192 68h22',
  ],
};
/** Cables from a post, on which the word hangs */
const cables: Drawing = {
  radius: 26,
  stripes: ['M0 62Q160 130 300 66T560 30', 'M0 18Q160 86 300 22T560 -14', '', 'M0 24V400'],
  isHeld: true,
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
/** Cards in a fan */
const cards: Drawing = {
  radius: 26,
  stripes: [
    'M-60 -70H150V70H-60z',
    'M60 -20H108M60 22H92',
    'M-6 -92V-126H204V14H172',
    'M48 -148V-182H258V-42H226',
  ],
};
/** In two lines, each between the corners of a code, with a lamp at their end, or on a card that is too small for them */
const codeOfTwo: WordPicture = {
  at: [338, 338],
  radius: 40,
  stripes: ['M-316 -248h80v80h-80zM-40 -248h80v80h-80zM-316 -40h80v80h-80z'],
  isInTwo: true,
};
const lampOfTwo: WordPicture = {
  at: [338, 338],
  radius: 23,
  stripes: ['M0 -46a46 46 0 1 1 -.1 0z'],
  isInTwo: true,
};
const cardOfTwo: WordPicture = {
  at: [326, 106],
  radius: 30,
  stripes: ['M-268 -20L0 -44 26 226 -242 250z'],
  isInTwo: true,
};
/** The road along the bay, and the sun before it */
const bay: Drawing = {
  radius: 52,
  stripes: [0, 44, 88, 132].map(
    (at) =>
      `M1216 ${at - 68}H${at + 316}C${at + 176} ${at - 68} ${at + 66} ${at + 30} ${at + 66} ${at + 180}V500`,
  ),
};
const moon: Drawing = { radius: 60, stripes: ['M0 -96a96 96 0 1 1 -.1 0z'] };

/** Words end at 346, those of two lines at 390. What reaches beyond 366 the edge of a wide screen cuts. */
export const wordPictures: Record<PaintedPage, Record<'thai' | 'latin', WordPicture>> = {
  seo: { thai: { ...lens, at: [116, 140] }, latin: { ...lens, at: [112, 150] } },
  cctv: { thai: { ...camera(138), at: [172, 132] }, latin: { ...camera(94), at: [172, 130] } },
  paymentIntegration: { thai: codeOfTwo, latin: { ...code, at: [300, 206] } },
  accounting: { thai: { ...coin, at: [270, 160] }, latin: { ...coin, at: [270, 160] } },
  liveStreaming: { thai: lampOfTwo, latin: { ...waves, at: [200, 156] } },
  computerRepairs: { thai: { ...spanner, at: [284, 114] }, latin: { ...spanner, at: [284, 114] } },
  portfolio: { thai: { ...browser, at: [220, 206] }, latin: { ...browser, at: [220, 222] } },
  dataRecovery: { thai: { ...platter, at: [244, 154] }, latin: { ...platter, at: [210, 176] } },
  mobileApp: { thai: { ...phone, at: [196, 154] }, latin: { ...phone, at: [196, 154] } },
  services: { thai: { ...pointer, at: [242, 146] }, latin: { ...pointer, at: [140, 140] } },
  pos: { thai: { ...till, at: [112, 130] }, latin: { ...till, at: [112, 122] } },
  networkSolutions: { thai: { ...cables, at: [28, 140] }, latin: { ...cables, at: [28, 150] } },
  businessCards: { thai: cardOfTwo, latin: { ...cards, at: [92, 234] } },
  pattayaGuide: { thai: { ...bay, at: [84, 150] }, latin: { ...bay, at: [84, 150] } },
  nightlifeGuide: { thai: { ...moon, at: [240, 160] }, latin: { ...moon, at: [240, 180] } },
};
