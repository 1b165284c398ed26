import type { Paint, Painted } from './scene';

/** A rectangle, its upper left corner at x, y; its corners rounded by as much as is said. */
export const block = (x: number, y: number, width: number, height: number, round = 0) =>
  round
    ? `M${x + round} ${y}h${width - 2 * round}q${round} 0 ${round} ${round}v${height - 2 * round}q0 ${round}-${round} ${round}h-${width - 2 * round}q-${round} 0-${round}-${round}v-${height - 2 * round}q0-${round} ${round}-${round}z`
    : `M${x} ${y}h${width}v${height}h-${width}z`;

/** A disc round x, y. */
export const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1-${2 * radius} 0z`;

/** Half a disc on a line, its middle at x, y: above the line, or below it. */
export const dome = (x: number, y: number, radius: number, isBelow = false) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 0 ${isBelow ? 0 : 1} ${2 * radius} 0z`;

/** A guest or one of the staff, seen to the waist; x is the middle, y where the body ends. */
export const person = (x: number, y: number, coat: Paint, skin: Paint = 'pink'): readonly Painted[] => [
  [coat, `M${x - 26} ${y}v-16q0-26 26-26t26 26v16z`],
  [skin, disc(x, y - 58, 17)],
];

/** Waves of a radio signal above x, y. */
export const waves = (x: number, y: number, paint: Paint, count = 3): readonly Painted[] =>
  Array.from({ length: count }, (_, index) => {
    const reach = 12 + index * 13;
    return [paint, `M${x - reach} ${y - reach * 0.55}q${reach}-${reach * 0.9} ${2 * reach} 0`, 6] as const;
  });
