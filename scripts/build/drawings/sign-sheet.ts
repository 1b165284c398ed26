import type { Board } from '@/lib/drawings/board';
import type { Pictogram } from '@/lib/drawings/pictograms';
import type { Shape } from '@/lib/drawings/shape';
import { coloursOf, type Scheme } from './palette';
import { sheetOf } from './sheet-of';

/** Which colours of its board a sign is drawn with: its stripes, and its disc. */
type Inks = Record<Scheme, readonly [string, string, string, string, string]>;

const inks: Partial<Record<Board, Inks>> = {
  web: { day: ['--c1', '--c2', '--c4', '--c3', '--sun'], night: ['--c1', '--c2', '--c4', '--c3', '--c3'] },
  growth: {
    day: ['--c2', '--c4', '--c1', '--c3', '--c1'],
    night: ['--c1', '--c2', '--c4', '--c3', '--sun'],
  },
  tech: { day: ['--c3', '--c2', '--c1', '--c4', '--sun'], night: ['--c1', '--sun', '--c3', '--c4', '--sun'] },
  guide: {
    day: ['--c1', '--c3', '--c2', '--c4', '--sun'],
    night: ['--c1', '--c2', '--c3', '--c4', '--sun'],
  },
  print: { day: ['--c1', '--c2', '--c4', '--c3', '--c4'], night: ['--c1', '--c2', '--c4', '--c3', '--c3'] },
};

/** Signs in one row, as paint on boards or as tubes. */
export function signSheet(signs: readonly Pictogram[], scheme: Scheme): string {
  return sheetOf(
    signs.map(({ board, ...shape }) => {
      const order = inks[board];
      if (!order) throw new Error(`no inks for the board ${board}`);
      const [colour, light] = [coloursOf(board, scheme), coloursOf(board, scheme, 'light')];
      return drawn(shape, {
        scheme,
        colours: order[scheme].map(colour),
        lights: order[scheme].map(light),
        shade: colour('--shade'),
      });
    }),
    {
      cell: 54,
      margin: 2,
      ...(scheme === 'day' ? { line: 5.4 } : { line: 2, glow: { spread: 2.4, line: 4.5 } }),
    },
  );
}

type Look = { scheme: Scheme; colours: readonly string[]; lights: readonly string[]; shade: string };

function drawn({ stripes, disc }: Shape, { scheme, colours, lights, shade }: Look): string {
  const shapes = (inks: readonly string[]) =>
    [
      ...stripes.map((path, index) => `<path d="${path}" stroke="${inks[index]}"/>`),
      ...(disc
        ? [
            `<circle cx="${disc[0]}" cy="${disc[1]}" r="${disc[2]}" ${scheme === 'day' ? 'fill' : 'stroke'}="${inks.at(-1)}"/>`,
          ]
        : []),
    ].join('');
  const beneath =
    scheme === 'day'
      ? `<g transform="translate(1.8 2)">${shapes(colours.map(() => shade))}</g>`
      : `<g class="g">${shapes(lights)}</g>`;
  return beneath + shapes(colours);
}
