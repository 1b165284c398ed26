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
    'M430 180V420',
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
  'south-pattaya': [268, 424],
  pratumnak: [232, 516],
  jomtien: [286, 630],
  'bang-saray': [330, 775],
  'koh-larn': [58, 606],
  'soi-6': [362, 292],
  'lk-metro': [404, 350],
  'soi-buakhao': [452, 300],
} as const;

export type TownStop = keyof typeof townStops;
