import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('app/globals.css', 'utf8');

/** The colours of one `:root` block of the stylesheet. */
function coloursAfter(marker: string): Record<string, string> {
  const block = css.slice(css.indexOf(marker)).split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
}

const schemes = { light: coloursAfter('/* Painted by day'), dark: coloursAfter('/* Lit by night') };

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.x contrast of two tokens, or hex colours where the board has none. */
function contrast(scheme: keyof typeof schemes, pair: string): number {
  const [first = 0, second = 0] = pair
    .split('/')
    .map((name) => (name.startsWith('#') ? name : (schemes[scheme][name] ?? '')))
    .map((hex) => {
      expect(hex, pair).toMatch(/^#[0-9a-f]{6}$/);
      return luminance(hex);
    });
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

const text = {
  light: [
    'ink/wall',
    'ink/board',
    'ink/sunk',
    'ink-2/wall',
    'ink-2/board',
    'ink-2/sunk',
    'link/wall',
    'link/board',
    'bus-ink/bus',
    'bus-ink-2/bus',
    'mango/bus',
    'ink/mango',
    'on-mango/mango',
    'ink/pink',
    'ink/aqua',
    'on-red/red',
    'red/wall',
    'foam/sea',
    'amber-ink/amber-bg',
    'red-ink/red-bg',
    'red-ink/sunk',
    'red-ink/board',
    'ok-ink/ok-bg',
    'foot-ink/foot',
    'foot-ink-2/foot',
    'wall/ink',
    '#3b3414/mango',
    '#33161f/pink',
    '#2b2408/mango',
  ],
  dark: [
    'ink/wall',
    'ink/board',
    'ink-2/wall',
    'ink-2/board',
    'ink-2/sunk',
    'link/wall',
    'link/board',
    'mango/wall',
    'red/wall',
    'red/board',
    'pink/wall',
    'aqua/wall',
    'sea/wall',
    'on-red/red',
    'on-mango/mango',
    'amber-ink/amber-bg',
    'red-ink/red-bg',
    'red-ink/board',
    'ok-ink/ok-bg',
    'foot-ink/foot',
    'foot-ink-2/foot',
    'foam/wall',
    'bus-ink/bus',
    'bus-ink-2/bus',
    'wall/ink',
    '#c3cfe6/wall',
  ],
} as const;

const controls = { light: ['line/board', 'line/wall'], dark: ['line/wall', 'line/board'] } as const;

/** Pairs that look as if they could work and do not; no text is set in them. */
const forbidden = ['mango/red', 'red/bus', 'red/sunk', 'foam/mango', 'mango/wall'];

describe.each(['light', 'dark'] as const)('the colours in the %s scheme', (scheme) => {
  it.each(text[scheme])('set %s readably', (pair) => {
    expect(contrast(scheme, pair)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controls[scheme])('outline controls visibly: %s', (pair) => {
    expect(contrast(scheme, pair)).toBeGreaterThanOrEqual(3);
  });
});

describe('the pairs that the direction forbids', () => {
  it.each(forbidden)('%s is too weak by day, and is none of the pairs above', (pair) => {
    expect(contrast('light', pair)).toBeLessThan(4.5);
    expect(text.light).not.toContain(pair);
  });

  it('are refused when a stylesheet sets one as text on its ground', () => {
    const signs = readdirSync('app/signs').map((name) => readFileSync(`app/signs/${name}`, 'utf8'));
    const rules = [...[css, ...signs].join('\n').matchAll(/\{([^{}]*)\}/g)].map(([, rule = '']) => rule);
    const set = rules.flatMap((rule) => {
      const ground = /background: var\(--([\w-]+)\)/.exec(rule)?.[1];
      const ink = /[^-]color: var\(--([\w-]+)\)/.exec(rule)?.[1];
      return ground && ink ? [`${ink}/${ground}`] : [];
    });
    expect(set.length).toBeGreaterThan(3);
    expect(set.filter((pair) => forbidden.includes(pair))).toEqual([]);
  });
});
