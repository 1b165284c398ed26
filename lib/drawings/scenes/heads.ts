import { disc } from './pieces';
import type { Paint, Painted, Thing } from './scene';

/** How people of the town wear their hair, or what they wear on it. */
export type Hair =
  | 'short'
  | 'bob'
  | 'bun'
  | 'tail'
  | 'curls'
  | 'cap'
  | 'helmet'
  | 'straw'
  | 'scarf'
  | 'beard'
  | 'grey';

export type Who = { hair?: Hair; locks?: Paint; skin?: Paint; way?: 1 | -1 };

export type Point = readonly [across: number, up: number];

const round = (value: number) => Math.round(value * 10) / 10;

/** Draws in units of its own, `scale` of the picture each, from x, y upwards and towards `way`. */
export function pen(x: number, y: number, scale: number, way: number) {
  const at = ([across, up]: Point): [number, number] => [
    round(x + across * scale * way),
    round(y - up * scale),
  ];
  const line = (...points: Point[]) => `M${points.map((point) => at(point).join(' ')).join('L')}`;
  return {
    at,
    line,
    wide: (value: number) => round(value * scale),
    shape: (...points: Point[]) => `${line(...points)}z`,
    dot: (point: Point, radius: number) => disc(...at(point), round(radius * scale)),
    /** A line that bends over a point in its middle. */
    bent: (from: Point, over: Point, to: Point) => `${line(from)}Q${at(over).join(' ')} ${at(to).join(' ')}`,
    /** An arc from a point over the top to another, on from which it goes in straight lines. */
    over: (radius: number, from: Point, to: Point, ...on: Point[]) =>
      `${line(from)}A${round(radius * scale)} ${round(radius * scale)} 0 0 ${way > 0 ? 0 : 1} ${line(to, ...on).slice(1)}z`,
  };
}

const heads: Record<
  Hair,
  (draw: ReturnType<typeof pen>, locks: Paint) => { behind?: Painted; above: Thing }
> = {
  short: (draw, locks) => ({ above: [[locks, crop(draw)]] }),
  grey: (draw) => ({
    above: [
      ['white', crop(draw)],
      ['night', draw.dot([7.5, 1.5], 5.5), draw.wide(1.8)],
    ],
  }),
  bob: (draw, locks) => ({
    behind: [locks, draw.over(18, [13, 12], [-18, 0], [-19, -18], [4, -18], [4, 0])],
    above: [[locks, draw.over(16, [14, 8], [-16, 0], [-15, -10], [-6, -10], [-4, 5])]],
  }),
  bun: (draw, locks) => ({
    behind: [locks, draw.dot([-12, 15], 8)],
    above: [[locks, crop(draw)]],
  }),
  tail: (draw, locks) => ({
    behind: [locks, draw.shape([-8, 10], [-21, 6], [-25, -26], [-12, -18])],
    above: [[locks, crop(draw)]],
  }),
  curls: (draw, locks) => ({
    above: [
      [locks, `${draw.dot([10, 12], 7)}${draw.dot([1, 16], 7)}${draw.dot([-9, 13], 7)}`],
      [locks, `${draw.dot([-14, 4], 7)}${draw.dot([-14, -5], 7)}`],
    ],
  }),
  cap: (draw, locks) => ({
    above: [
      [locks, draw.over(15.5, [15, 4], [-15, 4])],
      [locks, draw.line([0, 5.5], [25, 5.5]), draw.wide(4)],
    ],
  }),
  helmet: (draw, locks) => ({
    above: [
      [locks, draw.over(18, [18, 5], [-18, 5])],
      [locks, draw.line([0, 5.5], [25, 5.5]), draw.wide(5)],
    ],
  }),
  straw: (draw) => ({
    above: [
      ['mango', draw.shape([12, 7], [9, 21], [-9, 21], [-12, 7])],
      ['mango', draw.line([-25, 7], [25, 7]), draw.wide(6)],
      ['red', draw.line([-11, 12], [11, 12]), draw.wide(3.5)],
    ],
  }),
  scarf: (draw, locks) => ({
    above: [
      [
        locks,
        draw.over(17.5, [11, 12], [-17, 0], [-20, -24], [11, -25], [5, -13], [-3, -8], [-4, 4], [0, 11]),
      ],
    ],
  }),
  beard: (draw, locks) => ({
    above: [
      [locks, crop(draw)],
      [locks, draw.shape([-14, -4], [-6, -3], [0, -8], [14, -7], [12, -15], [5, -20], [-6, -17], [-11, -11])],
    ],
  }),
};
const crop = (draw: ReturnType<typeof pen>) => draw.over(15.5, [13, 8], [-15, -5], [-9, -7], [-5, 5]);

/** A head in three quarters: its middle at x, y, and how large its radius is. */
export function head(
  x: number,
  y: number,
  radius: number,
  { hair = 'short', locks = 'night', skin = 'pink', way = 1 }: Who,
): Thing {
  const draw = pen(x, y, radius / 15, way);
  const { behind, above } = heads[hair](draw, locks);
  return [
    ...(behind ? [behind] : []),
    [skin, draw.shape([11, 4], [19, -4], [10, -7])],
    [skin, draw.dot([0, 0], 15)],
    ['night', draw.line([7.5, 4], [7.5, -1]), draw.wide(3.4)],
    ...(hair === 'beard' ? [] : ([['red', draw.bent([4, -8], [8, -11], [11, -7]), draw.wide(2.4)]] as const)),
    ...above,
  ];
}
