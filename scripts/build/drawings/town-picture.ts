import { town, townStops, townWalks } from '@/lib/drawings/town';
import { coloursOf, type Scheme } from './palette';

/** The sketch of the town that the guides and the contact page lay their plates on. */
export function townPicture(scheme: Scheme): string {
  const colour = coloursOf('web', scheme);
  const isDay = scheme === 'day';
  const named = (name: string) => colour(`--${name}`);
  const { width, height, coast, surf, roads, loop, ferry } = town;
  const [sea, land, road] = isDay ? ['blue', 'wall', 'hair'] : ['sunk', 'board', 'hair'];
  const stripes = ['foam', 'aqua', 'mango', 'pink'];
  const waves = surf
    .map(([x, y], index) => `<use href="#c" x="${x}" y="${y}" stroke="${named(stripes[index] ?? '')}"/>`)
    .join('');
  const tube = isDay ? '' : ' filter="url(#g)"';
  const circle = ([x, y, r]: readonly number[], look: string) =>
    `<circle cx="${x}" cy="${y}" r="${r}" ${look}/>`;
  const glow = isDay
    ? ''
    : '<filter id="g" filterUnits="userSpaceOnUse" x="-40" y="-40" width="720" height="900"><feGaussianBlur stdDeviation="5" result="b"/><feMerge><feMergeNode in="b"/><feMergeNode in="SourceGraphic"/></feMerge></filter>';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${glow}`,
    `<defs><path id="c" d="${coast}"/></defs>`,
    `<path d="M0 0H${width}V${height}H0z" fill="${named(sea ?? '')}"/>`,
    `<path d="${coast}H${width + 40}V-20z" fill="${named(land ?? '')}"/>`,
    `<g fill="none" stroke-width="9" stroke="${named(road ?? '')}">${roads.map((path) => `<path d="${path}"/>`).join('')}</g>`,
    `<g fill="none" stroke-width="${isDay ? 14 : 3}"${tube}>${waves}</g>`,
    `<path d="${loop}" fill="none" stroke="${named('mango')}" stroke-width="${isDay ? 8 : 3}" stroke-dasharray="16 8"${tube}/>`,
    `<path d="${ferry}" fill="none" stroke="${named('foam')}" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 12"/>`,
    circle(
      town.island,
      isDay
        ? `fill="${named('wall')}"`
        : `fill="${named('board')}" stroke="${named('aqua')}" stroke-width="2"`,
    ),
    circle(
      town.sun,
      isDay ? `fill="${named('mango')}"` : `fill="none" stroke="${named('red')}" stroke-width="4"${tube}`,
    ),
    '</svg>\n',
  ].join('');
}

/** Walks on the sketch, as dots that lie over it. */
export function walksPicture(scheme: Scheme): string {
  const ink = coloursOf('web', scheme)(scheme === 'day' ? '--night' : '--foam');
  const ways = townWalks.map(({ way }) => `<path d="${way}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${town.width} ${town.height}" width="${town.width}" height="${town.height}"><g fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="0 8">${ways}</g></svg>\n`;
}

/** Where each stop and each walk lies on the sketch, and how the one looks that the address points at. */
export function townPlaces(): string {
  const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`;
  const names = Object.keys(townStops);
  const places = [
    ...Object.entries(townStops),
    ...townWalks.map(({ from, to, label }) => [`${from}-${to}`, label] as const),
  ];
  const rules = places.map(
    ([name, [x, y]]) =>
      `.town-${name} {\n  --x: ${share(x, town.width)};\n  --y: ${share(y, town.height)};\n}`,
  );
  const pointed = names.map((name) => `:has(#${name}:target) .town-${name} > a::after`).join(',\n');
  const seen = names.map(
    (name) =>
      `#${name} {\n  view-timeline-name: --${name};\n}\n.town-${name} > a {\n  animation-timeline: --${name};\n}`,
  );
  return `/* Where each stop lies on the sketch of the town: npm run drawings. */\n${rules.join('\n')}\n${pointed} {\n  background: var(--mango);\n  scale: 1.4;\n}\n.areas {\n  timeline-scope:${inLines(names.map((name) => `--${name}`))};\n}\n${seen.join('\n')}\n`;
}

/** A list in lines as the formatter breaks them. */
const inLines = (names: readonly string[]) =>
  `\n    ${names.join(', ').replaceAll(/(?=.{106})(.{1,105},) /g, '$1\n    ')}`;
