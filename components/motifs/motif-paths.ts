type MotifShape = { disc?: readonly [x: number, y: number, radius: number]; stripes: readonly string[] };

const wave = 'q55 -70 110 0t110 0'.repeat(7);

/** One disc and up to four stripes each, in a square of 400. The stripes are painted from the inside out. */
export const motifs = {
  web: {
    disc: [200, 200, 40],
    stripes: [72, 114, 156, 198].map((r) => `M-900 ${200 + r}H200A${r} ${r} 0 0 0 ${200 + r} 200V-20`),
  },
  domains: {
    disc: [220, 26, 34],
    stripes: ['M205 100H420', 'M235 160H40', 'M205 220H360', 'M220 60V440M235 280H90'],
  },
  commerce: {
    disc: [330, 90, 40],
    stripes: [
      'M110 80H205A62 62 0 0 1 205 204H110',
      'M110 204H220A66 66 0 0 1 220 336H110',
      'M125 63V353',
      'M185 30V80M185 336V390',
    ],
  },
  growth: {
    disc: [180, 180, 40],
    stripes: [
      'M180 108a72 72 0 1 1 -.1 0z',
      'M180 66a114 114 0 1 1 -.1 0z',
      'M180 24A156 156 0 0 1 336 180',
      'M264 264L460 460',
    ],
  },
  waves: { disc: [300, 70, 44], stripes: [186, 232, 278, 324].map((y) => `M-900 ${y}${wave}`) },
  platter: {
    disc: [200, 200, 26],
    stripes: [
      'M200 128A72 72 0 1 1 128 200',
      'M314 200A114 114 0 1 1 200 86',
      'M200 44A156 156 0 1 1 60 270',
      'M398 200A198 198 0 0 1 200 398',
    ],
  },
  cables: {
    disc: [330, 96, 34],
    stripes: [
      'M-900 60Q-200 330 330 130Q420 100 600 140',
      'M-900 160Q-160 400 330 130Q440 190 600 190',
      'M-900 300Q0 420 330 190Q420 250 600 260',
      'M330 130V460',
    ],
  },
  eye: {
    disc: [200, 200, 44],
    stripes: ['M200 112a88 88 0 1 1 -.1 0z', 'M-20 200Q200 -50 420 200', 'M-20 200Q200 450 420 200'],
  },
  stage: {
    disc: [200, 330, 44],
    stripes: ['M200 250V-100', 'M150 262L50 -60', 'M260 270L420 -60', 'M110 330H-900M290 330H700'],
  },
  cards: {
    disc: [120, 300, 36],
    stripes: [
      'M60 70H300V230H60Z',
      'M102 112H342V272H102Z',
      'M144 154H384V314H144Z',
      'M186 196H426V356H186Z',
    ],
  },
  coast: {
    disc: [90, 190, 58],
    stripes: [150, 194, 238, 282].map((x) => `M${x} -120C${x + 180} 40 ${x + 180} 320 ${x - 20} 520`),
  },
  deadend: { stripes: ['M200 460V170', 'M56 136H344', 'M56 168H344', 'M66 152H334'] },
  broken: {
    disc: [318, 64, 36],
    stripes: [120, 176, 232, 288].map((y, n) => `M-900 ${y}H${184 - n * 22}M${238 - n * 22} ${y + 36}H1300`),
  },
  uturn: {
    disc: [30, 96, 30],
    stripes: [
      'M260 520V190A50 50 0 0 0 160 190V216',
      'M302 520V190A92 92 0 0 0 118 190V216',
      'M344 520V190A134 134 0 0 0 76 190V216',
      'M18 206L118 306L218 206',
    ],
  },
  tick: {
    disc: [330, 330, 40],
    stripes: [0, 1, 2].map(
      (n) => `M${20 + n * 14} ${170 + n * 42}L140 ${292 + n * 42}L${380 - n * 14} ${40 + n * 42}`,
    ),
  },
} as const satisfies Record<string, MotifShape>;

export type MotifName = keyof typeof motifs;
