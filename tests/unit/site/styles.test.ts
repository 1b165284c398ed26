import { readFileSync } from 'node:fs';
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';
import { describe, expect, it } from 'vitest';
import { rulesOf, sheet, sheets } from '../../support/sheets';
import { sources } from '../../support/sources';

const markup = sources.filter(({ path }) => /^(app|components)\//.test(path));

describe('colours', () => {
  const palettes = ['app/styles/colours.css', 'app/styles/board-colours.css'];
  /** A drawing that is the same in `app/icon.svg`, and what a browser paints its frame with: no sheet reaches them. */
  const unreached = ['components/ui/logo.tsx', 'app/viewport.ts'];
  const raw =
    /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color)\(/gi;
  const rawIn = (path: string, text: string) => (text.match(raw) ?? []).map((colour) => `${path}: ${colour}`);

  it('have names: no sheet but the palettes writes one out', () => {
    const others = sheets.filter(({ path }) => !palettes.includes(path));
    expect(others.flatMap(({ path, css }) => rawIn(path, css))).toEqual([]);
  });

  it('are all that the palettes say', () => {
    const declared = ['colours', 'board-colours'].flatMap((name) =>
      rulesOf(sheet(name)).flatMap(({ body }) => body.split(';').map((line) => line.trim())),
    );
    expect(declared.length).toBeGreaterThan(100);
    expect(declared.filter((line) => !/^(--[\w-]+: .+|color-scheme: light dark|)$/.test(line))).toEqual([]);
  });

  it('are called by their names in markup', () => {
    const others = markup.filter(({ path }) => !unreached.includes(path));
    expect(others.flatMap(({ path, code }) => rawIn(path, code))).toEqual([]);
  });

  it('would be found', () => {
    for (const planted of ['#fff', 'bg-[#123ca0]', '#0b1b3340', 'rgb(0 0 0 / 0.5)', 'oklch(0.5 0 0)'])
      expect(rawIn('planted', planted)).toHaveLength(1);
    for (const innocent of ['href="#content"', '#facade-shop', 'color-mix(in srgb, red, blue)'])
      expect(rawIn('planted', innocent)).toEqual([]);
  });

  it('of the logo are those of the icon', () => {
    const [logo, icon] = ['components/ui/logo.tsx', 'app/icon.svg'].map((path) =>
      readFileSync(path, 'utf8').match(raw),
    );
    expect(logo).toHaveLength(5);
    // The icon also has its tubes for dark frames of browsers.
    expect(icon?.slice(0, 5)).toEqual(logo);
  });

  it("of the browser's frame are those of the header, by day and by night", () => {
    const boards = sheet('colours').match(/(?<=--board: )#\w+/g);
    expect(boards).toHaveLength(2);
    expect(readFileSync('app/viewport.ts', 'utf8').match(raw)).toEqual(boards);
  });
});

describe('selectors', () => {
  const counting = /:(?:first|last|only|nth)-/;
  /** Who follows whom: either the same again, as in a list, or something that is named. */
  const guesses = (selector: string) =>
    [...selector.matchAll(/(\S+) [+~] (\S+)/g)].some(
      ([, before, after]) => before !== after && !after?.startsWith('.'),
    );

  it('name their parts and do not count them', () => {
    const found = sheets.flatMap(({ path, css }) =>
      rulesOf(css)
        .filter(({ selector }) => !selector.startsWith('@'))
        .filter(({ selector }) => counting.test(selector) || guesses(selector))
        .map(({ selector }) => `${path}: ${selector}`),
    );
    expect(found).toEqual([]);
    expect(['.foot nav + p', 'svg + svg', '.button:not([open]) + .menu'].map(guesses)).toEqual([
      true,
      false,
      false,
    ]);
    expect(
      ['.bands > :nth-child(2)', 'li:last-child', 'p:only-of-type'].every((one) => counting.test(one)),
    ).toBe(true);
  });

  it('do not count in markup either', () => {
    const variant = /(?<=[\s"'`:])(?:not-)?(?:first|last|only|odd|even|nth)(?:-[\w[\]+-]+)*:(?=[\w[-])/g;
    expect(
      markup.flatMap(({ path, code }) => (code.match(variant) ?? []).map((at) => `${path}: ${at}`)),
    ).toEqual([]);
    expect('"flex md:*:first:p-2 nth-2:p-3 last-of-type:m-1"'.match(variant)).toHaveLength(3);
  });
});

describe('tokens', () => {
  /** What Tailwind makes of the names of the theme. */
  const utilities: Record<string, string> = {
    color: 'bg|text|border|outline|fill|accent',
    text: 'text',
    font: 'font',
    'font-weight': 'font',
    leading: 'leading',
    radius: 'rounded',
    container: 'max-w',
    spacing: 'p[xytb]',
  };
  const css = sheets.map((one) => one.css).join('\n');
  const code = markup.map((one) => one.code).join('\n');

  /** Read by Tailwind's own rules, and the last by the rules that the build adds to each page. */
  const readElsewhere = [
    '--default-font-family',
    '--default-font-feature-settings',
    '--default-font-variation-settings',
    '--text-base--line-height',
    '--spacing',
    '--drawing',
  ];

  function isRead(token: string): boolean {
    if (readElsewhere.includes(token)) return true;
    if (css.includes(`var(${token})`) || css.includes(`var(${token},`) || code.includes(`var(${token})`))
      return true;
    const [, namespace = '', name] = /^--(font-weight|[a-z]+)-(.+)$/.exec(token) ?? [];
    const utility = utilities[namespace];
    return utility !== undefined && new RegExp(`[\\s"'\`:](?:${utility})-${name}(?![\\w-])`).test(code);
  }

  it('are all read by someone', () => {
    const declared = new Set([...css.matchAll(/(?<![\w-])(--[a-z][\w-]*):/g)].map(([, token = '']) => token));
    expect(declared.size).toBeGreaterThan(100);
    expect([...declared].filter((token) => !isRead(token))).toEqual([]);
    expect(isRead('--color-nobody')).toBe(false);
  });

  it("of the theme take no word that Tailwind has a meaning for, as 'block' in inline-block", async () => {
    const changedBy = async (theme: string) => {
      const [bare, ours] = await Promise.all(
        ['', theme].map((text) => loadDesignSystem(`@theme { --*: initial }${text}`)),
      );
      const names = bare?.getClassList().map(([name]) => name) ?? [];
      const [before, after] = [bare, ours].map((system) => system?.candidatesToCss(names));
      return names.filter((_, index) => before?.[index] !== after?.[index]);
    };
    expect(await changedBy(sheet('theme'))).toEqual([]);
    expect(await changedBy('@theme { --spacing-block: 1rem }')).toEqual(['inline-block']);
    expect(await changedBy('@theme { --container-full: 1rem }')).toContain('max-w-full');
  });
});
