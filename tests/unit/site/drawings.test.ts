import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { cartItems } from '@/lib/catalog/items';
import { projectNames } from '@/lib/company/projects';
import { motifs } from '@/lib/drawings/motifs';
import { packageSigns, signOfPackage } from '@/lib/drawings/package-signs';
import { pictograms } from '@/lib/drawings/pictograms';
import { roadSigns } from '@/lib/drawings/road-signs';
import { houseNames } from '@/lib/drawings/street';
import { townStops, townWalks } from '@/lib/drawings/town';
import { drawnFiles } from '../../../scripts/build/drawings/drawn-files';
import { coloursOf, deep, lit } from '../../../scripts/build/drawings/palette';
import { sheets } from '../../support/sheets';

const folder = 'app/drawings';
const written = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.includes('.'),
);
const weightOf = (path: string) => brotliCompressSync(readFileSync(path)).length;

describe('drawings', () => {
  it('are the files that their lists make', () => {
    const made = drawnFiles();
    expect(Object.keys(made).length).toBeGreaterThan(8);
    for (const [path, text] of Object.entries(made)) expect(readFileSync(path, 'utf8'), path).toBe(text);
  });

  it('are made of a list, are the poster of a concept site, or are asked for by a style sheet, each file of them', () => {
    const posters = [...projectNames, 'hotel-phone'].map((name) => `posters/${name}.svg`);
    const lists = Object.keys(drawnFiles()).filter((path) => path.startsWith(`${folder}/`));
    const made = [...lists.map((path) => path.slice(folder.length + 1)), ...posters];
    const asked = sheets.flatMap(({ path, css }) =>
      [...css.matchAll(/url\("([^"]+)"\)/g)].map(([, address = '']) => join(dirname(path), address)),
    );
    const isAsked = (path: string) => asked.includes(`${folder}/${path}`);
    expect(made.filter((path) => !written.includes(path))).toEqual([]);
    expect(written.filter((path) => !made.includes(path) && !isAsked(path))).toEqual([]);
  });

  it('have no colour but those of the style sheets, and by night what is left of them on things', () => {
    const colours = ['colours', 'board-colours'].map((name) =>
      readFileSync(`app/styles/${name}.css`, 'utf8'),
    );
    const night = coloursOf('web', 'night');
    const tubes = ['foam', 'link', 'mango', 'pink', 'aqua', 'red', 'sea'].map((name) => night(`--${name}`));
    const day = coloursOf('web', 'day');
    for (const dark of [night('--board'), night('--wall')]) {
      for (const tube of tubes)
        for (const paint of ['mango', 'white', 'aqua'] as const) colours.push(lit(dark, tube, paint));
      for (const paint of [...deep, 'sand'] as const) colours.push(lit(dark, day(`--${paint}`), paint));
    }
    for (const path of written.filter((name) => /^[\w-]+\.svg$/.test(name))) {
      const used = new Set(readFileSync(`${folder}/${path}`, 'utf8').match(/#[\da-f]{3,8}\b/g));
      expect(used.size, path).toBeGreaterThan(0);
      for (const colour of used) expect(colours.join(''), path).toContain(colour);
    }
  });

  it('come by day and by night from the same paths', () => {
    const days = written.filter((path) => path.endsWith('-day.svg')).map((path) => `${folder}/${path}`);
    expect(days.length).toBeGreaterThan(8);
    const paths = (path: string) => new Set(readFileSync(path, 'utf8').match(/(?<= d=")[^"]+/g));
    for (const day of days) {
      const [painted, lit] = [day, day.replace('-day', '-night')].map(paths);
      const shared = [...(painted ?? [])].filter((path) => lit?.has(path));
      expect(shared.length, day).toBeGreaterThan((painted?.size ?? 0) / 2);
    }
  });

  it('hold no script, no address of elsewhere and no letters of a font of ours', () => {
    for (const path of written.filter((name) => name.endsWith('.svg'))) {
      const text = readFileSync(`${folder}/${path}`, 'utf8');
      expect(text, path).not.toMatch(/<script|<image|<foreignObject|https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
      expect(text, path).not.toMatch(/Chonburi|Anuphan/);
    }
  });

  it('are light: a page with the heaviest of each kind shows less than 12 KB of them', () => {
    const heaviest = (names: readonly string[]) =>
      Math.max(...names.map((name) => weightOf(`${folder}/${name}`)));
    const kinds = ['pictograms', 'packages', 'road-signs', 'town', 'songthaew'].map((kind) => [
      `${kind}-day.svg`,
      `${kind}-night.svg`,
    ]);
    const posters = written.filter((path) => path.startsWith('posters/'));
    const all = posters.reduce((sum, path) => sum + weightOf(`${folder}/${path}`), 0);
    expect(kinds.reduce((sum, names) => sum + heaviest(names), 0) + all).toBeGreaterThan(5000);
    // The portfolio has all posters and no map.
    expect(heaviest(kinds[0] ?? []) + all).toBeLessThan(12_000);
    expect(kinds.reduce((sum, names) => sum + heaviest(names), 0)).toBeLessThan(12_000);
  });

  it('have each their place on their sheet', () => {
    const [cuts, places] = ['cuts', 'places'].map((name) => readFileSync(`${folder}/${name}.css`, 'utf8'));
    for (const list of [pictograms, packageSigns, roadSigns]) {
      const count = Object.keys(list).length;
      expect(cuts).toContain(`--of: ${count};`);
      expect(places).toContain(`.at-${count - 1} {\n  --at: ${count - 1};`);
    }
    expect(Object.keys(motifs).length).toBeGreaterThan(9);
  });

  it('can be told: a ฿ has its stroke, a bell ends wider than it begins and has a clapper, a phone a bar at each end', () => {
    const uprights = pictograms.accounting.stripes.flatMap((path) => {
      const [, top, bottom] = /^M\d+ (\d+)V(\d+)$/.exec(path) ?? [];
      return top && bottom ? [[Number(top), Number(bottom)] as const] : [];
    });
    const [[stemTop, stemBottom] = [0, 0], [strokeTop, strokeBottom] = [0, 0]] = uprights;
    expect(uprights).toHaveLength(2);
    expect(strokeTop).toBeLessThan(stemTop);
    expect(strokeBottom).toBeGreaterThan(stemBottom);
    const [, dome, rim] = pictograms.alarm.stripes;
    expect(dome).toMatch(/^M4 35Q.*a11 .*Q.* 44 35$/);
    expect(Number(/^M3 (\d+)H/.exec(rim)?.[1])).toBeLessThan(pictograms.alarm.disc[1]);
    expect(pictograms.app.stripes.filter((path) => path.startsWith('M20 '))).toHaveLength(2);
  });

  it('tell the packages of a page apart: no two on one board are the same', () => {
    const drawn = Object.values(packageSigns).map(({ board, ...shape }) => JSON.stringify([board, shape]));
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(drawn.length).toBeGreaterThan(40);
  });

  it('have the houses of the street in their order', () => {
    for (const scheme of ['day', 'night'])
      expect(readFileSync(`${folder}/houses-${scheme}.svg`, 'utf8').match(/(?<=<g id=")\w+/g)).toEqual(
        houseNames,
      );
  });

  it('lead walks from stop to stop', () => {
    const ways = readFileSync(`${folder}/walks-day.svg`, 'utf8').match(/(?<= d=")[^"]+/g) ?? [];
    expect(ways).toHaveLength(townWalks.length);
    for (const [index, { from, to, minutes }] of townWalks.entries()) {
      const way = ways[index] ?? '';
      const [start, end] = [townStops[from], townStops[to]].map(String);
      expect(way.startsWith(`M${start?.replace(',', ' ')}`), way).toBe(true);
      const last = /(-?\d+)[ HV]?(-?\d+)?$/.exec(way);
      expect(end, way).toContain(last?.[1]);
      expect(minutes % 5).toBe(0);
    }
    expect(townWalks).toHaveLength(4);
  });

  it('are there for whatever can lie in a cart', () => {
    expect(cartItems.filter(({ id }) => !signOfPackage(id))).toEqual([]);
    expect(signOfPackage('domain-com')).toBeUndefined();
  });

  it('are asked for as pictures of a background alone, which come with the whole sheet', () => {
    const others = ['app/styles/sign-painter.css'];
    const asked = sheets
      .filter(({ path }) => !path.includes('fonts') && !others.includes(path))
      .flatMap(({ path, css }) =>
        [...css.matchAll(/[\w-]+: [^;{}]*url\([^)]*\)/g)].map(([declaration]) => ({ path, declaration })),
      );
    expect(asked.length).toBeGreaterThan(10);
    const drawing = /url\("((?:\.\.\/)+drawings\/[^"]+)"\)/;
    const drawings = new RegExp(`^background-image: ${drawing.source}(, ${drawing.source})*$`);
    expect(asked.filter(({ declaration }) => !drawings.test(declaration))).toEqual([]);
    for (const { path, declaration } of asked)
      for (const [, address = ''] of declaration.matchAll(new RegExp(drawing, 'g')))
        expect(existsSync(join(dirname(path), address)), `${path}: ${address}`).toBe(true);
  });
});
