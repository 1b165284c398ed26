/** What a Thai road sign says by its shape: a red ring forbids, a blue disc tells to, a yellow diamond warns, a blue plate informs. */
type Kind = 'no' | 'must' | 'care' | 'here';

type RoadSign = {
  kind: Kind;
  /** Path data in a square of 100, drawn as lines. */
  lines: readonly string[];
  /** Path data that is filled. */
  fills?: readonly string[];
};

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const glass = 'M40 28H60L56 56H44ZM50 56V70M42 72H58';
const people = [disc(38, 36, 6), disc(62, 36, 6)];

/** Signs for what one should know before one does it. `npm run drawings` makes a sheet of them. */
export const roadSigns = {
  power: { kind: 'no', lines: ['M50 28V50', 'M37 36a20 20 0 1 0 26 0'] },
  install: { kind: 'no', lines: ['M50 26V58M38 47L50 59 62 47M32 70H68'] },
  format: { kind: 'no', lines: ['M32 36H68M38 36V70H62V36M44 28H56'] },
  record: { kind: 'no', lines: ['M28 50a22 22 0 0 1 44 0'], fills: [disc(50, 50, 13)] },
  knock: { kind: 'no', lines: ['M34 68L56 44'], fills: ['M44 36L54 26 74 46 64 56Z'] },
  rice: { kind: 'no', lines: ['M30 52H70a20 18 0 0 1-40 0zM50 30V42M40 34V42M60 34V42'] },
  twenty: {
    kind: 'must',
    lines: ['M28 42a9 9 0 0 1 18 0Q46 50 28 64H47', 'M54 50a9 14 0 1 0 18 0a9 14 0 1 0-18 0z'],
  },
  pills: { kind: 'no', lines: ['M30 56L50 36a9 9 0 0 1 14 14L44 70a9 9 0 0 1-14-14zM40 46L54 60'] },
  vape: { kind: 'no', lines: ['M26 60H62V68H26ZM70 60V68', 'M60 48q-10-6 0-12t0-12'] },
  smoke: { kind: 'no', lines: ['M24 62H60M68 62H74', 'M70 52q0-10-8-10t-8-12'] },
  closing: { kind: 'here', lines: [disc(50, 50, 22), 'M50 36V50L60 56'] },
  drink: { kind: 'care', lines: [glass] },
  under18: { kind: 'no', lines: ['M33 41L40 36V65', disc(58, 43, 7), disc(58, 58, 8)] },
  bill: { kind: 'must', lines: ['M36 26V72l5-4 4 4 5-4 5 4 4-4 5 4V26ZM43 38H57M43 50H57'] },
  phone: { kind: 'here', lines: ['M34 28L42 26 46 40 40 44q4 10 14 16l6-6 12 6-2 10q-34 2-40-38z'] },
  eye: { kind: 'care', lines: ['M24 50Q50 24 76 50Q50 76 24 50z'], fills: [disc(50, 50, 8)] },
  purse: { kind: 'must', lines: ['M28 38H70V66H28ZM28 38L60 30V38'], fills: [disc(60, 52, 4)] },
  bump: { kind: 'care', lines: ['M30 70V54q8-8 16 0V70M54 70V54q8-8 16 0V70M44 50H56'], fills: people },
  cash: { kind: 'must', lines: ['M28 40H72M36 32H64M38 48H62V70H38Z'], fills: [disc(50, 58, 4)] },
  pair: { kind: 'must', lines: ['M28 70V56q10-10 20 0V70M52 70V56q10-10 20 0V70'], fills: people },
  temple: { kind: 'must', lines: ['M24 70H76M30 70V56H70V70M38 56V46H62V56M50 46V28'] },
  anthem: { kind: 'must', lines: ['M34 72V28H70V52H34M34 40H70'] },
  calm: { kind: 'must', lines: ['M36 54q14 16 28 0'], fills: [disc(40, 40, 4), disc(60, 40, 4)] },
  jetSki: { kind: 'care', lines: ['M28 58H66L72 48H50L44 40H38', 'M26 68q6-5 12 0t12 0 12 0 12 0'] },
  sun: {
    kind: 'care',
    lines: ['M50 24V31M50 69V76M24 50H31M69 50H76M32 32L37 37M63 63L68 68M68 32L63 37M37 63L32 68'],
    fills: [disc(50, 50, 11)],
  },
  papers: {
    kind: 'must',
    lines: ['M26 34H74V68H26ZM56 46H66M56 56H66'],
    fills: [disc(40, 48, 6), 'M31 62a9 7 0 0 1 18 0z'],
  },
} as const satisfies Record<string, RoadSign>;

export type RoadSignName = keyof typeof roadSigns;
