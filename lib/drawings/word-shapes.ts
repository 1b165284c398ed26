/** Stripes drawn round the middle of their disc; '' leaves out a colour. `at` is that middle, in the square of the word. */
export type WordPicture = {
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
export const camera = (foot: number): Drawing => ({
  radius: 27,
  stripes: ['M-64 -35L161 -83 181 11 -44 59Z', '', '', `M161 27V${foot}`],
});
export const spanner: Drawing = {
  radius: 30,
  stripes: ['M70 -6A70 70 0 1 1 6 -70M-56 42L-110 96 -96 110 -42 56'],
};
/** The arrow that brings back, round a platter */
export const platter: Drawing = {
  radius: 27,
  stripes: ['M-117 -97L-101 -47 -54 -68M-101 -47A112 112 0 1 1 -97 56', '', '', 'M64 0A64 64 0 1 1 0 -64'],
};
export const phone: Drawing = {
  radius: 38,
  stripes: [
    'M-62 -90L35 -104A26 26 0 0 1 64 -82L96 146A26 26 0 0 1 74 175L-23 189A26 26 0 0 1 -52 167L-84 -61A26 26 0 0 1 -62 -90z',
  ],
};
export const lens: Drawing = {
  radius: 34,
  stripes: ['M0 -84a84 84 0 1 1 -.1 0zM73 59L98 84 84 98 59 73'],
};
/** A window of a browser in which the sun comes up behind the word */
export const browser: Drawing = {
  radius: 56,
  stripes: ['M-130 -162H130V104H-130zM-130 -108H130', 'M-108 -135h18', 'M-78 -135h18', 'M-48 -135h18'],
};
/** A pointer, and what it strikes out of the sun */
export const pointer: Drawing = {
  radius: 26,
  stripes: ['M18 18V98L37 80 53 117 71 109 55 73H82z', '', '', 'M0 -42V-60M30 -30L43 -43M42 0H60'],
};
/** A post whose arms point to the endings of names */
export const arms: Drawing = {
  radius: 26,
  stripes: ['M0 24H156', 'M0 58H-104', 'M0 92H112', 'M0 24V164'],
};
/** A till whose body is the word */
export const till: Drawing = {
  radius: 30,
  stripes: [
    'M-82 -72H98V64H-82zM8 64V180',
    '',
    'M192 18h22M192 68h22',
    'M158 180V-54l22 20 22-20 22 20 22-20V180',
  ],
};
/** Cables from a post, on which the word hangs */
export const cables: Drawing = {
  radius: 26,
  stripes: ['M0 62Q160 130 300 66T560 30', 'M0 18Q160 86 300 22T560 -14', '', 'M0 24V400'],
  isHeld: true,
};
export const waves: Drawing = {
  radius: 34,
  stripes: [
    'M51 -61A80 80 0 0 1 51 61M-51 -61A80 80 0 0 0 -51 61',
    '',
    '',
    'M87 -104A136 136 0 0 1 87 104M-87 -104A136 136 0 0 0 -87 104',
  ],
};
/** Three corners of a code, the disc for the fourth */
export const code: Drawing = {
  radius: 40,
  stripes: ['M-160 -160h80v80h-80zM-40 -160h80v80h-80zM-160 -40h80v80h-80z'],
};
export const coin: Drawing = { radius: 44, stripes: ['M0 -88a88 88 0 1 1 -.1 0z'] };
/** Cards in a fan */
export const cards: Drawing = {
  radius: 26,
  stripes: [
    'M-60 -70H150V70H-60z',
    'M60 -20H108M60 22H92',
    'M-6 -92V-126H204V14H172',
    'M48 -148V-182H258V-42H226',
  ],
};
/** In two lines, between the corners of a code, the sun in the last, with a lamp at their end, or before cards */
export const codeOfTwo: WordPicture = {
  at: [342, 316],
  radius: 20,
  stripes: [
    'M-294 -231h74v74h-74zM-37 -231h74v74h-74zM-37 -37h74v74h-74z',
    'M-265 -202h16v16h-16zM-8 -202h16v16h-16z',
  ],
  isInTwo: true,
};
export const lampOfTwo: WordPicture = {
  at: [320, 312],
  radius: 23,
  stripes: ['M0 -46a46 46 0 1 1 -.1 0z'],
  isInTwo: true,
};
export const cardOfTwo: WordPicture = {
  at: [214, 55],
  radius: 22,
  stripes: ['M-30 -22H98V22H-30zM12 0H98', 'M50 0H84', 'M-6 -44H122V8'],
  isInTwo: true,
};
/** A beacon that turns and blinks */
export const beacon: Drawing = {
  radius: 28,
  stripes: ['M-58 44V0A58 58 0 0 1 58 0V44', '', 'M0 -78V-98M57 -57L74 -74M-57 -57L-74 -74', 'M-84 55H84'],
};
/** A pencil, and the dot that it has set */
export const pencil: Drawing = {
  radius: 34,
  stripes: ['M164 -109L216 -71 132 41 70 70 80 3z', '', 'M143 -82L193 -45'],
};
/** Somebody who comes again, in the stripes of the shop */
export const regular: Drawing = {
  radius: 36,
  stripes: ['M-84 110A84 84 0 0 1 84 110', '', '', 'M-46 110A46 46 0 0 1 46 110'],
};
/** What one gives a post */
export const heart: Drawing = {
  radius: 30,
  stripes: ['M0 104Q-108 30 -108 -24A56 56 0 0 1 0 -46A56 56 0 0 1 108 -24Q108 30 0 104z'],
};
/** One post that two others pass on */
export const share: Drawing = {
  radius: 40,
  stripes: ['M50 -16L132 -44M50 16L132 44', '', '', 'M160 -82a28 28 0 1 1 -.1 0zM160 26a28 28 0 1 1 -.1 0z'],
};
export const bubble: Drawing = { radius: 24, stripes: ['M-78 -62H78V40H18L-26 76V40H-78z'] };
/** The road along the bay, and the sun before it */
export const bay: Drawing = {
  radius: 52,
  stripes: [0, 44, 88, 132].map(
    (at) =>
      `M1216 ${at - 68}H${at + 316}C${at + 176} ${at - 68} ${at + 66} ${at + 30} ${at + 66} ${at + 180}V500`,
  ),
};
export const moon: Drawing = { radius: 60, stripes: ['M0 -96a96 96 0 1 1 -.1 0z'] };
