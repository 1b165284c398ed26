import { readFileSync } from 'node:fs';
import postcss, { type Rule } from 'postcss';
import type { Board } from '@/lib/drawings/board';
import type { Paint } from '@/lib/drawings/scenes/scene';

export type Scheme = 'day' | 'night';

const palettes = ['colours', 'board-colours'].map((name) =>
  postcss.parse(readFileSync(`app/styles/${name}.css`, 'utf8')),
);

/**
 * The colours of a board as the style sheets name them: `--c1` to `--c4`, `--sun`, `--shade`.
 * @param part its paint, or by night the light round its tubes
 */
export function coloursOf(
  board: Board,
  scheme: Scheme,
  part: 'paint' | 'light' = 'paint',
): (name: string) => string {
  const declared = new Map<string, string>();
  const applies = [':root', '.sign', `.sign-${board}`];
  if (part === 'light') applies.push('.shades', `.sign-${board} .shades`);
  for (const palette of palettes)
    palette.walkRules((rule) => {
      if (!isFor(rule, scheme) || !rule.selectors.some((selector) => applies.includes(selector))) return;
      rule.walkDecls(({ prop, value }) => void declared.set(prop, value));
    });
  const resolve = (value: string): string => {
    const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
    return name ? colour(name) : value;
  };
  const colour = (name: string): string => {
    const value = declared.get(name);
    if (!value) throw new Error(`no board has a colour ${name}`);
    return resolve(value);
  };
  return colour;
}

function isFor(rule: Rule, scheme: Scheme): boolean {
  if (rule.parent?.type !== 'atrule') return true;
  const { params } = rule.parent as postcss.AtRule;
  return params === `(prefers-color-scheme: ${scheme === 'day' ? 'light' : 'dark'})`;
}

/** The deep paints: a wall of one is lettered in white, and by night it is still seen. */
export const deep: readonly Paint[] = ['blue', 'night', 'red', 'sea'];

/** How much of its paint by day or of its tube lies by night on a thing; mango is lit from inside, and sand, of which faces are, from beside. */
const share: Partial<Record<Paint, number>> = { mango: 0.86, sand: 0.85, white: 0.14 };
const seen = (paint: Paint) => share[paint] ?? (deep.includes(paint) ? 0.6 : 0.36);

/**
 * What a thing is filled with by night.
 * @param dark the colour behind it, and `own` its deep paint by day or else its tube; both as #rrggbb
 * @param paint the name of what it is painted with by day
 */
export function lit(dark: string, own: string, paint: Paint): string {
  const channelsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const shining = channelsOf(own);
  const mixed = channelsOf(dark).map((channel, at) =>
    Math.round(channel + ((shining[at] ?? channel) - channel) * seen(paint)),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
