/** The coast of Pattaya from Naklua in the north to Bang Saray in the south, sketched in a box of 640 by 820. */
const coast =
  'M352-20C352 40 300 60 286 110C278 140 300 160 318 186C352 236 362 300 330 366C312 402 282 420 252 436C226 448 190 470 186 506C184 540 214 556 238 586C272 632 292 690 306 760L318 860';

export const town = {
  width: 640,
  height: 820,
  coast,
  /** How far each stripe of the coast lies off the land. */
  surf: [
    [-14, 2],
    [-36, 4],
    [-58, 6],
    [-80, 8],
  ],
  roads: [
    'M560-10V830',
    'M322 186C330 192 520 176 560 176',
    'M358 300H560',
    'M300 408L420 420 560 424',
    'M262 440L330 480C300 540 300 580 330 640L560 700',
    'M500 179V423',
    'M424 300V421M384 384H424',
    'M252 596C290 650 306 720 330 830',
  ],
  /** The way of the baht bus: south along the beach, back along Second Road. */
  loop: 'M336 196C366 244 376 300 346 366C334 392 318 402 306 408L372 412C388 360 396 250 372 186Z',
  ferry: 'M236 450C170 480 120 530 84 580',
  island: [58, 606, 34],
  sun: [112, 270, 46],
} as const;

/** Where each area of the guides lies on the sketch. */
export const townStops = {
  naklua: [316, 110],
  'beach-road': [356, 250],
  'south-pattaya': [268, 430],
  pratumnak: [232, 516],
  jomtien: [286, 630],
  'bang-saray': [330, 775],
  'koh-larn': [58, 606],
  'soi-6': [366, 268],
  'lk-metro': [402, 384],
  'soi-buakhao': [424, 336],
} as const;

export type TownStop = keyof typeof townStops;

/**
 * Walks between the areas of the night, each as a way on the sketch and the place of its label: minutes at an easy 80 metres a minute,
 * to the next five (docs/sources.md).
 */
export const townWalks = [
  { from: 'soi-6', to: 'soi-buakhao', minutes: 15, way: 'M366 268L390 300H424V336', label: [408, 306] },
  { from: 'soi-buakhao', to: 'lk-metro', minutes: 5, way: 'M424 336V384H402', label: [396, 358] },
  {
    from: 'lk-metro',
    to: 'south-pattaya',
    minutes: 15,
    way: 'M402 384H386L374 412L306 407L268 430',
    label: [350, 391],
  },
  {
    from: 'south-pattaya',
    to: 'soi-6',
    minutes: 25,
    way: 'M268 430L300 402C322 392 338 378 348 352C358 326 362 296 366 268',
    label: [324, 336],
  },
] as const satisfies readonly {
  from: TownStop;
  to: TownStop;
  minutes: number;
  way: string;
  label: readonly [x: number, y: number];
}[];
