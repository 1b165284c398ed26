/** Cuts the two families down to the ranges that app/fonts/fonts.css and plates.css name: npm run fonts, when one of them or a range has changed. */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { chonburi } from './fonts/chonburi';

const anuphan = (script: string) =>
  readFile(`node_modules/@fontsource-variable/anuphan/files/anuphan-${script}-wght-normal.woff2`);

/** What holds the letters of a face. */
const sources: Record<string, () => Promise<Buffer>> = {
  'anuphan-latin': () => anuphan('latin'),
  'anuphan-accents': () => anuphan('latin'),
  'anuphan-thai': () => anuphan('thai'),
  'anuphan-signs': () => anuphan('thai'),
  'anuphan-plates': () => anuphan('thai'),
  'chonburi-latin': () => chonburi('latin'),
  'chonburi-accents': () => chonburi('latin'),
  'chonburi-thai': () => chonburi('thai'),
  'chonburi-signs': () => chonburi('thai'),
  'chonburi-plates': () => chonburi('thai'),
};
/** The site sets text in 400 to 600, and plates in one weight. */
const text = { wght: { min: 400, max: 600, default: 400 } };
const plates = { wght: 600 };

const face = /url\("\.\/(?<file>[a-z-]+)\.woff2"\)[^}]*unicode-range:\s+(?<ranges>[^;]+);/g;

function lettersOf(range: string): string {
  const [from = '', to = from] = range.trim().replace('U+', '').split('-');
  const first = Number.parseInt(from, 16);
  const count = Number.parseInt(to, 16) - first + 1;
  return String.fromCodePoint(...Array.from({ length: count }, (_, at) => first + at));
}

const sheets = await Promise.all(
  ['fonts', 'plates'].map((name) => readFile(`app/fonts/${name}.css`, 'utf8')),
);
for (const { groups: { file = '', ranges = '' } = {} } of sheets.join('').matchAll(face)) {
  const source = sources[file.replace(/-more$/, '')];
  if (!source) throw new Error(`no package holds ${file}`);
  const font = await subsetFont(await source(), ranges.split(',').map(lettersOf).join(''), {
    targetFormat: 'woff2',
    ...(file.startsWith('anuphan') && { variationAxes: file === 'anuphan-plates' ? plates : text }),
  });
  await writeFile(`app/fonts/${file}.woff2`, font);
}
