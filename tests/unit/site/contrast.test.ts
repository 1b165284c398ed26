import { describe, expect, it } from 'vitest';
import { type Colour, contrastOf } from '../../support/contrast';
import { rulesOf, sheet, sheets } from '../../support/sheets';

type Colours = Record<string, string>;
type Scheme = 'light' | 'dark';

/** What a sheet, or a part of it, declares for a selector; later declarations win. */
function declaredFor(selector: string, css = ''): Colours {
  const rules = rulesOf(css).filter((rule) => rule.selector.split(/,\s+/).includes(selector));
  const declarations = rules.flatMap(({ body }) => [...body.matchAll(/--([\w-]+): ([^;]+);/g)]);
  return Object.fromEntries(declarations.map(([, name = '', value = '']) => [name, value]));
}

/** A palette by day, and what night changes. */
const daysAndNights = (name: string) => sheet(name).split('@media (prefers-color-scheme: dark)');

const [day, night] = daysAndNights('colours').map((css) => declaredFor(':root', css));
const schemes: Record<Scheme, Colours> = { light: { ...day }, dark: { ...day, ...night } };

const [byDay, byNight] = daysAndNights('board-colours');
const names = [...new Set(byDay?.match(/\.sign-\w+/g))];
const boards: Record<Scheme, readonly [name: string, Colours][]> = {
  light: names.map((name) => [
    name,
    { ...schemes.light, ...declaredFor('.sign', byDay), ...declaredFor(name, byDay) },
  ]),
  dark: names.map((name) => [
    name,
    { ...schemes.dark, ...declaredFor('.sign', byNight), ...declaredFor(name, byNight) },
  ]),
};

/** The value of a token, which may be the name of another one. */
function colourOf(name: string, colours: Colours): string {
  const value = colours[name] ?? '';
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  return other ? colourOf(other, colours) : value;
}

function readHex(hex: string): Colour {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [red, green, blue];
}

/** WCAG 2.x contrast of two tokens. */
function contrast(colours: Colours, pair: string): number {
  const [first = readHex(''), second = readHex('')] = pair.split('/').map((name) => {
    const hex = colourOf(name, colours);
    expect(hex, pair).toMatch(/^#[0-9a-f]{6}$/);
    return readHex(hex);
  });
  return contrastOf(first, second);
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
    'white/blue',
    'mango/blue',
    'featured-ink/featured',
    'featured-ink-2/featured',
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
    'featured-ink/featured',
    'featured-ink-2/featured',
    'wall/ink',
    'red/red-bg',
    // The bands of the families
    ...['featured', 'pink-bg', 'ok-bg', 'red-bg'].flatMap((lit) => [`foam/${lit}`, `ink-2/${lit}`]),
  ],
} as const;

const controls = { light: ['line/board', 'line/wall'], dark: ['line/wall', 'line/board'] } as const;

/** Pairs that look as if they could work and do not; no text is set in them. */
const forbidden = ['mango/red', 'red/blue', 'red/sunk', 'foam/mango', 'mango/wall'];

describe.each(['light', 'dark'] as const)('the colours in the %s scheme', (scheme) => {
  it.each(text[scheme])('set %s readably', (pair) => {
    expect(contrast(schemes[scheme], pair)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(boards[scheme])('set the words of a board readably: %s', (_, colours) => {
    for (const pair of ['hero-ink/hero', 'hero-ink-2/hero'])
      expect(contrast(colours, pair), pair).toBeGreaterThanOrEqual(4.5);
  });

  it.each(boards[scheme])(
    'set the button of a board apart from it, and its words readably: %s',
    (_, colours) => {
      expect(contrast(colours, 'btn/hero')).toBeGreaterThanOrEqual(3);
      expect(contrast(colours, 'on-btn/btn')).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(controls[scheme])('outline controls visibly: %s', (pair) => {
    expect(contrast(schemes[scheme], pair)).toBeGreaterThanOrEqual(3);
  });
});

describe('the lamp over a band by night', () => {
  const grounds = ['wall', 'featured', 'pink-bg', 'ok-bg', 'red-bg', 'amber-bg'];
  const [lamp] = readHex(colourOf('lamplight', schemes.dark));
  /** As `background-blend-mode: color-dodge` brings a colour out. */
  const underLamp = (ground: string) =>
    readHex(colourOf(ground, schemes.dark)).map((part) =>
      Math.min(255, part / (1 - lamp / 255)),
    ) as unknown as Colour;

  it.each(grounds)('leaves text readable where it is brightest: on %s', (ground) => {
    for (const ink of ['ink', 'ink-2', 'foam'])
      expect(contrastOf(readHex(colourOf(ink, schemes.dark)), underLamp(ground)), ink).toBeGreaterThan(4.5);
  });
});

describe('the pairs that the direction forbids', () => {
  it.each(forbidden)('%s is too weak by day, and is none of the pairs above', (pair) => {
    expect(contrast(schemes.light, pair)).toBeLessThan(4.5);
    expect(text.light).not.toContain(pair);
  });

  it('are refused when a stylesheet sets one as text on its ground', () => {
    const rules = sheets.flatMap(({ css }) => rulesOf(css));
    const set = rules.flatMap(({ body }) => {
      const ground = /background: var\(--([\w-]+)\)/.exec(body)?.[1];
      const ink = /[^-]color: var\(--([\w-]+)\)/.exec(body)?.[1];
      return ground && ink ? [`${ink}/${ground}`] : [];
    });
    expect(set.length).toBeGreaterThan(3);
    expect(set.filter((pair) => forbidden.includes(pair))).toEqual([]);
  });
});
