/** The box of the sketch of the town (`app/drawings/town-day.svg`), from Naklua in the north to Bang Saray in the south. */
export const town = { width: 640, height: 820 } as const;

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
 * Walks between the areas of the night, in the order of `app/drawings/walks-day.svg`, with the place of the label, on the walk itself: minutes at an
 * easy 80 metres a minute, to the next five (docs/sources.md).
 */
export const townWalks = [
  { from: 'soi-6', to: 'soi-buakhao', minutes: 15, label: [407, 300] },
  { from: 'soi-buakhao', to: 'lk-metro', minutes: 5, label: [424, 360] },
  { from: 'lk-metro', to: 'south-pattaya', minutes: 15, label: [378, 404] },
  { from: 'south-pattaya', to: 'soi-6', minutes: 25, label: [342, 346] },
] as const satisfies readonly {
  from: TownStop;
  to: TownStop;
  minutes: number;
  label: readonly [x: number, y: number];
}[];
