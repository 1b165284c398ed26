export type Point = readonly [x: number, y: number];

/** How far apart the points of an outline are. */
const step = 1.5;

/**
 * The closed lines of a path, as points.
 * @param path commands M, H, V, L, Q, T, C and Z, in either case
 * @throws on any other command
 */
export function outlineOf(path: string): Point[][] {
  const lines: Point[][] = [];
  let at: Point = [0, 0];
  let handle: Point = at;
  for (const [, command = '', values = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = [...values.matchAll(/-?\d*\.?\d+/g)].map(Number);
    const name = command.toUpperCase();
    const isRelative = command !== name;
    const curved = (points: readonly Point[]) => {
      lines.at(-1)?.push(...along([at, ...points]));
      handle = points.at(-2) ?? at;
      at = points.at(-1) ?? at;
    };
    if (name === 'Z') {
      curved([lines.at(-1)?.[0] ?? at]);
      continue;
    }
    const size = sizes[name];
    if (!size) throw new Error(`no outline has a command ${command}`);
    for (let first = 0; first < numbers.length; first += size) {
      const points = pointsOf(name, numbers.slice(first, first + size), isRelative ? at : [0, 0], at);
      if (name === 'M' && first === 0) {
        at = points[0] ?? at;
        lines.push([at]);
      } else if (name === 'T') curved([[2 * at[0] - handle[0], 2 * at[1] - handle[1]], ...points]);
      else curved(points);
      if (name !== 'Q' && name !== 'T') handle = at;
    }
  }
  return lines;
}

const sizes: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6 };

function pointsOf(name: string, values: readonly number[], [x, y]: Point, at: Point): Point[] {
  const [first = 0] = values;
  if (name === 'H') return [[x + first, at[1]]];
  if (name === 'V') return [[at[0], y + first]];
  return values.flatMap((value, index): Point[] =>
    index % 2 ? [] : [[x + value, y + (values[index + 1] ?? 0)]],
  );
}

/** Points on a Bézier curve of any degree (de Casteljau), without its first. */
function along(points: readonly Point[]): Point[] {
  const [from = [0, 0], ...others] = points;
  const length = others.reduce((sum, point, index) => sum + distance(points[index] ?? from, point), 0);
  const count = Math.max(1, Math.round(length / step));
  return Array.from({ length: count }, (_, index) => onCurve(points, (index + 1) / count));
}

function onCurve(points: readonly Point[], part: number): Point {
  const [only = [0, 0], ...others] = points;
  if (others.length === 0) return only;
  return onCurve(
    others.map((to, index) => between(points[index] ?? only, to, part)),
    part,
  );
}

function between(from: Point, to: Point, part: number): Point {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

export function distance(from: Point, to: Point): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}
