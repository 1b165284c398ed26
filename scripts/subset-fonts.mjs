// Cuts the two families down to what the five languages show and writes them to app/fonts. Run it after a font package changed.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’“”„†•…‹›€™−`;
const thai = `${range(0x0e01, 0x0e3a)}${range(0x0e40, 0x0e5b)}\u200c\u200d\u25cc`;
/** On Latin pages: the baht sign of prices and the name of the Thai language, without the Thai files. */
const signs = '฿ไทย';

const anuphan = 'node_modules/@fontsource-variable/anuphan/files/anuphan-';
const chonburi = 'node_modules/@fontsource/chonburi/files/chonburi-';
/** The site sets text in 400 to 600. */
const text = { variationAxes: { wght: { min: 400, max: 600, default: 400 } } };

const faces = [
  ['anuphan-latin', `${anuphan}latin-wght-normal.woff2`, latin, text],
  ['anuphan-thai', `${anuphan}thai-wght-normal.woff2`, thai, text],
  ['anuphan-signs', `${anuphan}thai-wght-normal.woff2`, signs, text],
  ['chonburi-latin', `${chonburi}latin-400-normal.woff2`, latin, {}],
  ['chonburi-thai', `${chonburi}thai-400-normal.woff2`, thai, {}],
  ['chonburi-signs', `${chonburi}thai-400-normal.woff2`, '฿', {}],
];

for (const [name, source, characters, options] of faces) {
  const font = await subsetFont(await readFile(source), characters, { targetFormat: 'woff2', ...options });
  await writeFile(`app/fonts/${name}.woff2`, font);
}
