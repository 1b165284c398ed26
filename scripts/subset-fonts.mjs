// Cuts the two families down to the ranges that app/fonts/fonts.css names. Run it when a font package or a range has changed.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const anuphan = 'node_modules/@fontsource-variable/anuphan/files/anuphan';
const chonburi = 'node_modules/@fontsource/chonburi/files/chonburi';
/** Which file of the packages holds the letters of a face. */
const sources = {
  'anuphan-latin': `${anuphan}-latin-wght-normal.woff2`,
  'anuphan-accents': `${anuphan}-latin-wght-normal.woff2`,
  'anuphan-thai': `${anuphan}-thai-wght-normal.woff2`,
  'anuphan-signs': `${anuphan}-thai-wght-normal.woff2`,
  'chonburi-latin': `${chonburi}-latin-400-normal.woff2`,
  'chonburi-accents': `${chonburi}-latin-400-normal.woff2`,
  'chonburi-thai': `${chonburi}-thai-400-normal.woff2`,
  'chonburi-signs': `${chonburi}-thai-400-normal.woff2`,
};
/** The site sets text in 400 to 600. */
const variationAxes = { wght: { min: 400, max: 600, default: 400 } };

const face = /url\("\.\/(?<file>[a-z-]+)\.woff2"\)[^}]*unicode-range:\s+(?<ranges>[^;]+);/g;

const lettersOf = (range) => {
  const [from, to = from] = range.replace('U+', '').split('-');
  const first = Number.parseInt(from, 16);
  const count = Number.parseInt(to, 16) - first + 1;
  return String.fromCodePoint(...Array.from({ length: count }, (_, at) => first + at));
};

const css = await readFile('app/fonts/fonts.css', 'utf8');
for (const { groups } of css.matchAll(face)) {
  const source = sources[groups.file.replace(/-more$/, '')];
  const letters = groups.ranges.split(',').map((range) => lettersOf(range.trim()));
  const font = await subsetFont(await readFile(source), letters.join(''), {
    targetFormat: 'woff2',
    ...(groups.file.startsWith('anuphan') && { variationAxes }),
  });
  await writeFile(`app/fonts/${groups.file}.woff2`, font);
}
