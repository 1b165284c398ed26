import { readFileSync } from 'node:fs';
import { company } from '@/lib/company/company';
import type { Board } from '@/lib/drawings/board';
import { motifs } from '@/lib/drawings/motifs';
import { signedPages, signOf } from '@/lib/drawings/page-signs';
import { pictograms } from '@/lib/drawings/pictograms';
import type { Shape } from '@/lib/drawings/shape';
import type { Locale } from '@/lib/i18n/locales';
import { type Preview, previewSize } from '@/lib/site/preview';
import type { RouteName } from '@/lib/site/routes';
import { coloursOf } from '../drawings/palette';
import type { Letterer } from './letterer';
import { setTitle } from './lines';

type Painted = { name: RouteName; locale: Locale; preview: Preview; display: Letterer };

const margin = 72;
/** The drawing stands at the right, the words keep clear of it. */
const drawing = { x: 772, y: 96, side: 380 };
/** Where the words stand: under the shop's sign, over the bands. */
const words = { top: 150, bottom: 562, width: 664 };
const plate = { size: 50, height: 92, pad: 30, gap: 34 };
const bands = { height: 10, top: previewSize.height - 40 };
const sizes = Array.from({ length: 31 }, (_, at) => 108 - 2 * at);

/** What a page's board shows: the sign of what it sells, or the sun and its roads; and how wide its lines are in its square. */
function signOn(name: RouteName): { board: Board; shape: Shape; side: number; line: number } {
  const page = signedPages.find((signed) => signed === name);
  if (!page) return { board: 'web', shape: motifs.web, side: 400, line: 34 };
  const { board, place } = signOf(page);
  const shape = Object.values(pictograms)[place];
  if (!shape) throw new Error(`no sign for ${name}`);
  return { board, shape, side: 48, line: 4.42 };
}

/** The picture that is shown where a page is passed on: its board by day, with its title and its lowest price. */
export function previewPicture({ name, locale, preview, display }: Painted): string {
  const { board, shape, side, line } = signOn(name);
  const colour = coloursOf(board, 'day');
  const leading = locale === 'th' ? 1.36 : 1.1;
  const priceRoom = preview.price ? plate.height + plate.gap : 0;
  const room = words.bottom - words.top - priceRoom;
  const title = setTitle(preview.title, display.widthOf, {
    width: words.width,
    height: room,
    leading,
    sizes,
  });
  const height = title.lines.length * title.size * leading;
  const top = words.top + (room - height) / 2;
  const lineAt = (index: number) => top + (index * leading + (leading - 1) / 2 + 0.82) * title.size;
  const scale = drawing.side / side;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${previewSize.width}" height="${previewSize.height}">`,
    `<rect width="100%" height="100%" fill="${colour('--hero')}"/>`,
    // Stripes run on beyond the picture, but not under the words.
    `<clipPath id="c"><rect x="${drawing.x - 16}" width="600" height="100%"/></clipPath><g clip-path="url(#c)">`,
    `<g transform="translate(${drawing.x} ${drawing.y}) scale(${scale})" fill="none" stroke-width="${line}">`,
    drawn(shape, () => colour('--shade'), 8 / scale, 9 / scale),
    drawn(shape, colour, 0, 0),
    '</g></g>',
    brand(colour, display),
    ...title.lines.map((text, index) =>
      painted(display.draw(text, title.size), margin, lineAt(index), title.size, colour),
    ),
    preview.price ? pricePlate(preview.price, top + height + plate.gap, { colour, display }) : '',
    // The edge tells the first stripe from a board of its colour.
    ...['--night', '--red', '--mango', '--pink', '--aqua'].map(
      (stripe, index) =>
        `<rect y="${bands.top + (index - 1) * bands.height}" width="100%" height="${bands.height}" fill="${colour(stripe)}"/>`,
    ),
    '</svg>',
  ].join('');
}

export type Colour = (name: string) => string;

/** A shape and its shade. */
export function drawn({ stripes, disc }: Shape, colour: Colour, x: number, y: number): string {
  const lines = stripes.map((path, index) => `<path d="${path}" stroke="${colour(`--c${index + 1}`)}"/>`);
  const sun = disc
    ? `<circle cx="${disc[0]}" cy="${disc[1]}" r="${disc[2]}" fill="${colour('--sun')}"/>`
    : '';
  return `<g transform="translate(${x} ${y})">${lines.join('')}${sun}</g>`;
}

/** Letters with the thickness that a sign painter gives them. */
function painted(shapes: string, x: number, y: number, size: number, colour: Colour): string {
  const depths = [0.056, 0.042, 0.028, 0.014].map((depth) => depth * size);
  const copies = depths.map(
    (depth) =>
      `<g transform="translate(${x + depth} ${y + depth})" fill="${colour('--letter')}">${shapes}</g>`,
  );
  return `${copies.join('')}<g transform="translate(${x} ${y})" fill="${colour('--hero-ink')}">${shapes}</g>`;
}

function pricePlate(
  price: string,
  top: number,
  { colour, display }: { colour: Colour; display: Letterer },
): string {
  const { height, pad } = plate;
  const size = Math.min(
    plate.size,
    (plate.size * (words.width - 2 * pad)) / display.widthOf(price, plate.size),
  );
  const width = display.widthOf(price, size) + 2 * pad;
  return `<rect x="${margin}" y="${top}" width="${width}" height="${height}" rx="8" fill="${colour('--btn')}"/><g transform="translate(${margin + pad} ${top + 46 + size * 0.34})" fill="${colour('--on-btn')}">${display.draw(price, size)}</g>`;
}

/** The shop's own sign as the header has it, as paint. */
export const logo = readFileSync('app/icon.svg', 'utf8').replace(
  /<style>.*<\/style>|<title>.*<\/title>|<\/?svg[^>]*>/gs,
  '',
);

function brand(colour: Colour, display: Letterer): string {
  return `<g transform="translate(${margin} ${margin - 14}) scale(1.25)">${logo}</g><g transform="translate(${margin + 78} ${margin + 30})" fill="${colour('--hero-ink')}">${display.draw(company.name, 38)}</g>`;
}
