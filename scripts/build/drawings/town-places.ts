import { areaSigns } from '@/lib/drawings/area-signs';
import { town, townStops, townWalks } from '@/lib/drawings/town';

/** Where each stop and each walk lies on the sketch, how the one looks that the address points at, and where the sign of its area lies. */
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
      `#${name} {\n  --at: ${Object.keys(areaSigns).indexOf(name)};\n  view-timeline-name: --${name};\n}\n.town-${name} > a {\n  animation-timeline: --${name};\n}`,
  );
  return `/* Where each stop lies on the sketch of the town: npm run drawings. */\n${rules.join('\n')}\n${pointed} {\n  background: var(--mango);\n  scale: 1.4;\n}\n.areas {\n  timeline-scope:${inLines(names.map((name) => `--${name}`))};\n}\n${seen.join('\n')}\n`;
}

/** A list in lines as the formatter breaks them. */
const inLines = (names: readonly string[]) =>
  `\n    ${names.join(', ').replaceAll(/(?=.{106})(.{1,105},) /g, '$1\n    ')}`;
