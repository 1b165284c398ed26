import { beachRoad, naklua, pratumnak, southPattaya } from './coast-north';
import { bangSaray, jomtien, kohLarn } from './coast-south';
import { disc } from './pieces';
import { height, type Scene } from './scene';

/** Where the land ends, from north to south: straight for a while where two parts meet, since what is high there may be cut. */
const shore = (west = 0) =>
  [
    `M${120 - west} -20V20c0 40-56 40-56 90s56 50 56 90v40`,
    'c0 50 40 50 40 90s-40 50-40 90v40',
    'c0 60-16 60-16 90s16 60 16 90v40',
    'c0 50-66 50-66 90s66 50 66 90v40',
    'c0 50 16 60 16 90s-16 50-16 90v40',
    'c0 50 46 50 46 90s-46 50-46 90v35',
    `c0 40 70 38 ${200 + west} 38`,
  ].join('');

/** The ferry's way, from its pier to the island. */
const ferry = Array.from({ length: 34 }, (_, dot) => disc(24, 640 + dot * 24, 4.5)).join('');

/** The coast from north to south as one sees it on a map for visitors; the dog of the soi is on its way to the island. */
export const coast: Scene = {
  board: 'web',
  parts: 7,
  isUpright: true,
  ground: [
    ['blue', `${shore()}V1560H-20V-20z`],
    ['pavement', 'M288-20V1364', 24],
  ],
  things: [
    [
      ['pink', shore(42), 11],
      ['mango', shore(28), 11],
      ['aqua', shore(14), 11],
      ['white', shore(), 11],
    ],
    [['white', ferry]],
    [['white', Array.from({ length: 28 }, (_, mark) => `M288 ${mark * 48}v20`).join(''), 4]],
    ...[naklua, beachRoad, southPattaya, pratumnak, jomtien, bangSaray, kohLarn].flatMap((part, index) =>
      part(index * height),
    ),
  ],
};
