import { head, type Point, pen, type Who } from './heads';
import { block } from './pieces';
import type { Paint, Thing } from './scene';

const inTurn: readonly Who[] = [
  { hair: 'short' },
  { hair: 'bob' },
  { hair: 'cap', locks: 'red' },
  { hair: 'tail' },
  { hair: 'beard', locks: 'red', skin: 'sand' },
  { hair: 'bun' },
  { hair: 'curls' },
  { hair: 'straw', skin: 'sand' },
  { hair: 'scarf', locks: 'aqua' },
  { hair: 'grey' },
];
/** Somebody of the town: whoever is drawn at a place is the same each time. */
export function someone(x: number, coat: Paint, who: Who = {}): Who {
  const one: Who = { skin: 'pink', ...inTurn[Math.round(x * 0.37) % inTurn.length], ...who };
  if (coat === 'pink') one.skin = 'sand';
  if (one.locks === coat) one.locks = one.hair === 'cap' ? 'blue' : 'night';
  return one;
}

type Body = Who & {
  tall?: number;
  legs?: Paint;
  arm?: [number, number];
  wears?: 'trousers' | 'skirt' | 'shorts';
  apron?: Paint;
};

/** Somebody on their feet, `tall` high, x under them, y the floor; the arm reaches as far as is said, or hangs. */
export function passer(
  x: number,
  y: number,
  coat: Paint,
  { tall = 130, legs = 'night', arm, wears, apron, ...given }: Body = {},
): Thing {
  const who = someone(x, coat, { way: arm && arm[0] < 0 ? -1 : 1, ...given });
  const { skin = 'pink', way = 1, hair = 'short' } = who;
  const draw = pen(x, y, tall / 130, way);
  const limb = (from: Point, to: Point, share: number): Thing => {
    const middle: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    return [
      [skin, draw.line(middle, to), draw.wide(8.5)],
      [skin, draw.dot(to, 6)],
      [coat, draw.line(from, middle), draw.wide(12)],
    ];
  };
  const lower =
    wears ?? (['bob', 'bun', 'tail'].includes(hair) ? 'skirt' : hair === 'straw' ? 'shorts' : 'trousers');
  const reach: Point | undefined = arm && [(arm[0] / (tall / 130)) * way, arm[1] / (tall / 130)];
  return [
    ...limb([-14, 88], [-21, 50], 0.5),
    ...(lower === 'trousers'
      ? []
      : [[skin, `${draw.line([-8, 40], [-10, 4])}${draw.line([8, 40], [10, 4])}`, draw.wide(9)] as const]),
    [
      legs,
      lower === 'skirt'
        ? draw.shape([-14, 54], [14, 54], [20, 24], [-20, 24])
        : lower === 'shorts'
          ? draw.shape([-15, 54], [15, 54], [18, 28], [4, 28], [0, 42], [-4, 28], [-18, 28])
          : draw.shape([-15, 54], [15, 54], [17, 4], [5, 4], [0, 40], [-5, 4], [-17, 4]),
    ],
    [
      lower === 'skirt' ? 'red' : 'white',
      `${draw.shape([-17, 0], [-16, 7], [-8, 7], [0, 0])}${draw.shape([5, 0], [5, 7], [14, 7], [23, 0])}`,
    ],
    [skin, draw.shape([-5, 108], [6, 108], [6, 92], [-5, 92])],
    [
      coat,
      `${draw.line([-16, 50], [-19, 84])}Q${[...draw.at([-19, 101]), ...draw.at([-6, 101])].join(' ')}L${draw.at([8, 101]).join(' ')}Q${[...draw.at([19, 101]), ...draw.at([19, 84])].join(' ')}L${draw.at([16, 50]).join(' ')}z`,
    ],
    ...(apron ? [[apron, draw.shape([-8, 84], [14, 84], [18, 34], [-10, 34])] as const] : []),
    ...head(...draw.at([1, 115]), draw.wide(14), who),
    ...(reach ? limb([10, 88], reach, 0.45) : []),
  ];
}

/** Somebody seen to the waist, as large as is said; x is the middle, y where the body ends. */
export function person(
  x: number,
  y: number,
  coat: Paint,
  { size = 1, ...given }: Who & { size?: number } = {},
): Thing {
  const who = someone(x, coat, given);
  const s = (value: number) => value * size;
  return [
    [who.skin ?? 'pink', block(x - s(6), y - s(48), s(12), s(12))],
    [
      coat,
      `M${x - s(27)} ${y}v${-s(16)}q0 ${-s(26)} ${s(20)} ${-s(26)}h${s(14)}q${s(20)} 0 ${s(20)} ${s(26)}v${s(16)}z`,
    ],
    ...head(x, y - s(59), s(17), who),
  ];
}
