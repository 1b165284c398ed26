import { distance, outlineOf, type Point } from './outline';

/** Where the light comes from: the left, a little from above. */
const light: Point = [-0.85, -0.53];
/** What looks towards it at less than this is not lit. */
const least = 0.5;
/** How far a highlight lies inside the edge, and how thick a stroke must be to bear one: units of the square of a word, which has 400. */
const inset = 6;
const thickness = 17;
const shortest = 20;
/** A long highlight ends in a dot. */
const long = 46;
const gap = 12;

/**
 * The highlights of a sign painter on a painted word: a line along the lit edge of each thick stroke.
 * @param path the outline of its letters, drawn as fonts do: all in one direction, holes in the other
 * @returns path data, to be stroked
 */
export function highlightsOf(path: string): string {
  const lines = outlineOf(path);
  const edge = lines.flat();
  const inward = Math.sign(Math.max(...lines.map(area)) + Math.min(...lines.map(area)));
  const isInside = insideOf(lines);

  const litPoint = (line: readonly Point[], index: number): Point | undefined => {
    const point = pointAt(line, index);
    const [before, after] = [pointAt(line, index - 2), pointAt(line, index + 2)];
    const length = distance(before, after) * inward;
    const normal: Point = [(before[1] - after[1]) / length, (after[0] - before[0]) / length];
    if (-normal[0] * light[0] - normal[1] * light[1] < least) return;
    const within = (depth: number): Point => [point[0] + normal[0] * depth, point[1] + normal[1] * depth];
    const middle = within(inset);
    if (edge.some((other) => distance(other, middle) < inset - 0.8)) return;
    return [5, 9, 13, thickness].every((depth) => isInside(within(depth))) ? middle : undefined;
  };

  return lines
    .flatMap((line) => runsOf(line.map((_, index) => litPoint(line, index))))
    .map(drawn)
    .join('');
}

/** What of a closed line is lit without a break, each from above to below. */
function runsOf(points: readonly (Point | undefined)[]): Point[][] {
  const start = Math.max(0, points.indexOf(undefined));
  const runs: Point[][] = [[]];
  for (const point of [...points.slice(start), ...points.slice(0, start)]) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (point && (!last || distance(last, point) < 6)) run?.push(point);
    else if (run?.length) runs.push(point ? [point] : []);
  }
  return runs.map((run) => (pointAt(run, 0)[1] > pointAt(run, -1)[1] ? run.toReversed() : run));
}

function drawn(run: readonly Point[]): string {
  const trim = 5;
  const length = lengthTo(run, run.length - 1) - 2 * trim;
  if (length < shortest) return '';
  const part = (from: number, to: number) =>
    run.filter((_, index) => {
      const here = lengthTo(run, index) - trim;
      return here >= from && here <= to;
    });
  if (length < long) return lineOf(part(0, length));
  return `${lineOf(part(0, length - gap))}M${textOf(pointAt(part(0, length), -1))}h0`;
}

function lengthTo(run: readonly Point[], end: number): number {
  return run.slice(1, end + 1).reduce((sum, point, index) => sum + distance(run[index] ?? point, point), 0);
}

/** A curve near as few points as show it: it goes from the middle between two to the next. */
function lineOf(points: readonly Point[]): string {
  const shown = simplified(points);
  if (shown.length < 2) return '';
  const [first, ...rest] = shown.map(textOf);
  if (rest.length === 1) return `M${first}L${rest[0]}`;
  const curves = shown.slice(1, -1).map((point, index) => {
    const next = pointAt(shown, index + 2);
    const isLast = index === shown.length - 3;
    return `Q${textOf(point)} ${textOf(isLast ? next : [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`;
  });
  return `M${first}${curves.join('')}`;
}

function textOf(point: Point): string {
  return point.map(Math.round).join(' ');
}

/** Ramer, Douglas and Peucker: what lies nearer than a little to the line between its ends goes. */
function simplified(points: readonly Point[]): readonly Point[] {
  const [from, to] = [pointAt(points, 0), pointAt(points, -1)];
  const length = distance(from, to) || 1;
  const off = points.map(([x, y]) =>
    Math.abs(((to[0] - from[0]) * (from[1] - y) - (from[0] - x) * (to[1] - from[1])) / length),
  );
  const furthest = off.indexOf(Math.max(...off));
  if (points.length < 3 || (off[furthest] ?? 0) < 1.4) return [from, to];
  return [...simplified(points.slice(0, furthest + 1)), ...simplified(points.slice(furthest)).slice(1)];
}

/** Twice what a closed line goes round; negative in the other direction. */
function area(line: readonly Point[]): number {
  return line.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = pointAt(line, index + 1);
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** Whether a point lies in what is filled (SVG 2, nonzero rule). */
function insideOf(lines: readonly Point[][]): (point: Point) => boolean {
  return ([x, y]) =>
    lines.reduce(
      (winding, line) =>
        line.reduce((sum, from, index) => {
          const to = pointAt(line, index + 1);
          if (from[1] > y === to[1] > y) return sum;
          const crossing = from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]);
          return x < crossing ? sum + (to[1] > from[1] ? 1 : -1) : sum;
        }, winding),
      0,
    ) !== 0;
}

/** A point of a closed line, counted round it. */
function pointAt(line: readonly Point[], index: number): Point {
  return line.at(index % line.length) ?? [0, 0];
}
