import { roadSigns } from '@/lib/drawings/road-signs';
import { coloursOf, type Scheme } from './palette';
import { sheetOf } from './sheet-of';

type Kind = (typeof roadSigns)[keyof typeof roadSigns]['kind'];
type Colour = ReturnType<typeof coloursOf>;

/** What each kind is painted on by day, what its lines are painted with, and what lies over them. */
function board(kind: Kind, colour: Colour): { ground: string; ink: string; over: string } {
  const [red, white, night, blue, mango] = ['--red', '--white', '--night', '--blue', '--mango'].map(colour);
  switch (kind) {
    case 'no':
      return {
        ground: `<circle cx="50" cy="50" r="46" fill="${white}"/>`,
        ink: night ?? '',
        over: `<path d="M20 20L80 80M8 50a42 42 0 1 0 84 0a42 42 0 1 0-84 0z" stroke="${red}" stroke-width="11"/>`,
      };
    case 'must':
      return { ground: `<circle cx="50" cy="50" r="48" fill="${blue}"/>`, ink: white ?? '', over: '' };
    case 'care':
      return {
        ground: `<path d="M50 3L97 50 50 97 3 50z" fill="${mango}" stroke="${night}" stroke-width="5" stroke-linejoin="round"/>`,
        ink: night ?? '',
        over: '',
      };
    case 'here':
      return {
        ground: `<rect x="4" y="4" width="92" height="92" rx="8" fill="${blue}"/>`,
        ink: white ?? '',
        over: '',
      };
  }
}

/** By night the edge of each kind is a tube, and so are its lines. */
function tubes(kind: Kind, colour: Colour): { edge: string; ink: string; light: string } {
  const [red, foam, aqua, mango] = ['--red', '--foam', '--aqua', '--mango'].map(colour) as [
    string,
    string,
    string,
    string,
  ];
  switch (kind) {
    case 'no':
      return { edge: 'M20 20L80 80M8 50a42 42 0 1 0 84 0a42 42 0 1 0-84 0z', ink: foam, light: red };
    case 'must':
      return { edge: 'M6 50a44 44 0 1 0 88 0a44 44 0 1 0-88 0z', ink: foam, light: aqua };
    case 'care':
      return { edge: 'M50 5L95 50 50 95 5 50z', ink: mango, light: mango };
    case 'here':
      return { edge: 'M6 6H94V94H6z', ink: foam, light: aqua };
  }
}

/** All road signs in one row. */
export function roadSignSheet(scheme: Scheme): string {
  const colour = coloursOf('web', scheme);
  const glow = coloursOf('web', scheme, 'light');
  return sheetOf(
    Object.values(roadSigns).map(({ kind, lines, ...rest }) => {
      const fills: readonly string[] = 'fills' in rest ? rest.fills : [];
      const glyph = (ink: string) =>
        [
          ...lines.map((path) => `<path d="${path}" stroke="${ink}"/>`),
          ...fills.map((path) => `<path d="${path}" fill="${ink}" stroke="none"/>`),
        ].join('');
      if (scheme === 'day') {
        const { ground, ink, over } = board(kind, colour);
        return ground + glyph(ink) + over;
      }
      const shapes = (of: Colour) => {
        const { edge, ink, light } = tubes(kind, of);
        return `${glyph(ink)}<path d="${edge}" stroke="${light}"/>`;
      };
      return `<g class="g">${shapes(glow)}</g>${shapes(colour)}`;
    }),
    {
      cell: 108,
      margin: 4,
      ...(scheme === 'day' ? { line: 8 } : { line: 3.5, glow: { spread: 4, line: 8 } }),
    },
  );
}
