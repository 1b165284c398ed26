import { height, type Paint, type Painted, part, type Scene, type Thing } from '@/lib/drawings/scenes/scene';
import { scenes } from '@/lib/drawings/scenes/scenes';
import { signwriter } from '@/lib/drawings/scenes/signwriter';
import { coloursOf, deep, lit, type Scheme } from './palette';

/** The tubes that show by night what is painted by day. */
const tubes: Record<Paint, string> = {
  white: '--foam',
  night: '--link',
  blue: '--link',
  mango: '--mango',
  pink: '--pink',
  aqua: '--aqua',
  red: '--red',
  sand: '--foam',
  sky: '--hair',
  pavement: '--pole',
  sea: '--sea',
};

/** The walls and floors of the night: dark, in what is left of their paint. */
const darkWalls: Partial<Record<Paint, string>> = {
  blue: '--featured',
  mango: '--amber-bg',
  sand: '--amber-bg',
  pink: '--pink-bg',
  red: '--red-bg',
  aqua: '--ok-bg',
  sea: '--ok-bg',
};

const filled = (colour: string, path: string, line?: number) =>
  line
    ? `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${line}"/>`
    : `<path d="${path}" fill="${colour}"/>`;

/** A scene, or a drawing of another size. */
type Painting = Pick<Scene, 'board' | 'ground' | 'things'>;

/** A scene as paint: flat, each thing with the hard shadow of the signs. */
function byDay({ board, ground, things }: Painting): string {
  const colour = coloursOf(board, 'day');
  const paint = (shapes: Thing) =>
    shapes.map(([name, path, line]) => filled(colour(`--${name}`), path, line)).join('');
  const shadow = (shapes: Thing) =>
    `<g transform="translate(5 5)" opacity=".22">${shapes.map(([, path, line]) => filled(colour('--night'), path, line)).join('')}</g>`;
  return paint(ground) + things.map((thing) => shadow(thing) + paint(thing)).join('');
}

/** A scene as tubes on dark walls, and their light. */
function byNight({ board, ground, things }: Painting): string {
  const [colour, paint] = [coloursOf(board, 'night'), coloursOf(board, 'day')];
  // The sky is what the picture lies on, and what is filled needs no edge.
  const dark = ground.flatMap(([name, path, line]) => {
    if (line) return filled(colour('--hair'), path, 2);
    return name === 'sky' ? [] : filled(colour(darkWalls[name] ?? '--board'), path);
  });
  const tube = ([name, path, line]: Painted, isLight: boolean) => {
    const own = colour(tubes[name]);
    const painted = deep.includes(name) || name === 'sand' ? paint(`--${name}`) : own;
    const body = line || isLight ? 'none' : lit(colour('--board'), painted, name);
    return `<path d="${path}" fill="${body}" stroke="${own}"/>`;
  };
  const all = (isLight: boolean) =>
    things
      .flat()
      .map((painted) => tube(painted, isLight))
      .join('');
  return `<filter id="g" x="-.1" y="-.3" width="1.2" height="1.6"><feGaussianBlur stdDeviation="6"/></filter>${dark.join('')}<g fill="none" stroke-linejoin="round" stroke-linecap="round"><g filter="url(#g)" stroke-width="6" opacity=".55">${all(true)}</g><g stroke-width="3">${all(false)}</g></g>`;
}

const fileOf = (painting: Painting, [width, tall]: readonly number[], scheme: Scheme) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${tall}" width="${width}" height="${tall}">${scheme === 'day' ? byDay(painting) : byNight(painting)}</svg>\n`;

const sizeOf = ({ parts, isUpright }: Scene) => (isUpright ? [part, parts * height] : [parts * part, height]);

/** What each part's wall is painted in, and what is lettered on it. */
const wallsOf = (name: string, walls: readonly Paint[]) =>
  [...new Set(walls)]
    .map((paint) => {
      const parts = walls.flatMap((wall, at) => (wall === paint ? [`> .at-${at}`] : [])).join(', ');
      const ink = deep.includes(paint) ? 'white' : 'night';
      return `  .scene-${name} > :has(${parts}) {\n    --mural: var(--${paint});\n    --on-mural: var(--${ink});\n\n    @media (prefers-color-scheme: dark) {\n      --mural: ${paint === 'sky' ? 'none' : `var(${darkWalls[paint] ?? '--board'})`};\n      --on-mural: var(--ink);\n    }\n  }\n`;
    })
    .join('');

const picture = (name: string, scheme: Scheme) =>
  `background-image: url("../drawings/scenes/${name}-${scheme}.svg");`;

const stylesheetOf = (name: string, { parts, walls = [] }: Scene) =>
  `/* A scene, and how many parts it has: npm run drawings. */\n@layer components {\n  .scene-${name} i {\n    --of: ${parts};\n    ${picture(name, 'day')}\n\n    @media (prefers-color-scheme: dark) {\n      ${picture(name, 'night')}\n    }\n  }\n${wallsOf(name, walls)}}\n`;

/** The files of all scenes by path: each by day and by night, and the stylesheet of the page that shows it; and who paints the home board. */
export function sceneFiles(): Record<string, string> {
  const painter: Painting = { board: 'web', ground: [], things: signwriter };
  return Object.fromEntries([
    ...(['day', 'night'] as const).map((scheme) => [
      `app/drawings/signwriter-${scheme}.svg`,
      fileOf(painter, [170, 272], scheme),
    ]),
    ...Object.entries(scenes).flatMap(([name, scene]) => [
      ...(['day', 'night'] as const).map((scheme) => [
        `app/drawings/scenes/${name}-${scheme}.svg`,
        fileOf(scene, sizeOf(scene), scheme),
      ]),
      [`app/drawings/scene-${name}.css`, stylesheetOf(name, scene)],
    ]),
  ]);
}
