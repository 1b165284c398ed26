import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@/lib/i18n/locales';
import { type Block, type Change, edit, readBlock, write } from './changes';
import { toWrite } from './to-write';

const list: Block = { path: 'lib/i18n/locales.ts', open: 'export const locales = [', close: ']' };
const dates = 'lib/i18n/dates.ts';
const crash = 'app/[locale]/error.tsx';
const everyPage = 'tests/e2e/every-page.spec.ts';
const weight = 'tests/site/weight.test.ts';

/** The lists that have a line for each language, and what stands in it until someone has decided; several lists of one file in their order. */
function placesOf(root: string, code: string): [block: Block, line: string][] {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  const ownName = `${name.slice(0, 1).toLocaleUpperCase(code)}${name.slice(1)}`;
  const region = new Intl.Locale(code).maximize().region;
  const record = (path: string, open: string, line: string): [Block, string] => [
    { path, open, close: '\n}' },
    `\n  ${code}: ${line},`,
  ];
  const moment = (start: string, line: string): [Block, string] => [
    { path: dates, open: `export function ${start}`, close: '\n  };' },
    `\n    ${code}: () => ${line},`,
  ];
  const named = locales.map((locale): [Block, string] => [
    { path: `messages/${locale}/facts.json`, open: '"languages": {', close: '\n  }' },
    `,\n    "${code}": "${new Intl.DisplayNames(locale, { type: 'language' }).of(code)}"`,
  ]);
  const families = [...readFileSync(join(root, weight), 'utf8').matchAll(/^ {2}(\w+): \{ html: \{/gm)];
  return [
    [list, `, '${code}'`],
    record('lib/i18n/locales.ts', 'export const languageNames = {', `'${ownName}'`),
    record('lib/site/metadata.ts', 'const openGraphLocales = {', `'${code}_${region}'`),
    record('app/fonts/preload-fonts.ts', 'const textFaces: Faces = {', 'textWithAccents'),
    record('app/fonts/preload-fonts.ts', 'const displayFaces: Faces = {', 'displayWithAccents'),
    [{ path: dates, open: 'function timeOf(', close: '\n  };' }, `\n    ${code}: () => time,`],
    moment('dateTimeOf(', "[date, time].join(', ')"),
    moment('nearTimeOf(', "[weekday('short'), day, time].join(' ')"),
    moment('deadlineOf(', "[day, time].join(', ')"),
    [
      { path: crash, open: "import en from '@/messages/en/crash.json';", close: '\n' },
      `\nimport ${code} from '@/messages/${code}/crash.json';`,
    ],
    [{ path: crash, open: 'const words = { ', close: ' };' }, `, ${code}`],
    [{ path: 'middleware.ts', open: '|$|(?:', close: ')' }, `|${code}`],
    [{ path: 'middleware.ts', open: '/?$|(?:(?:', close: ')/)' }, `|${code}`],
    record(
      everyPage,
      'const lookAt: Record<Locale, (page: Page) => Promise<string[]>> = {',
      'faintControlsOf',
    ),
    record(everyPage, 'const widths: Record<Locale, number[]> = {', '[320]'),
    ...named,
    ...families.map(([open]): [Block, string] => [{ path: weight, open, close: ' }' }, `, ${code}: 20`]),
    [{ path: weight, open: 'const fonts: Record<Locale, number> = { ', close: ' }' }, `, ${code}: 20.9`],
    record(
      'tests/support/banned-words.ts',
      'export const bannedWords: Record<Locale, readonly RegExp[]> = {',
      '[]',
    ),
    record('tests/unit/machine-readable/search/search.test.ts', '= {', '[]'),
  ];
}

/**
 * Adds a language that reads from the left in Latin letters, everywhere that languages are listed. Its words are the English ones; the first
 * of each file is marked as to be written.
 * @param code as in its addresses, such as `fr`
 * @returns the files that were changed
 * @throws Error when the code is none or taken, or a file has lost the list that the language belongs into; nothing is written then
 */
export async function addLanguage(root: string, code: string): Promise<string[]> {
  if (!/^[a-z]{2}$/.test(code) || !Intl.DisplayNames.supportedLocalesOf(code).length)
    throw new Error(`${code}: is no code of a language, such as fr`);
  if ((await readBlock(root, list)).includes(`'${code}'`)) throw new Error(`${code}: is there already`);
  const texts = new Map<string, string>();
  for (const [block, line] of placesOf(root, code)) {
    const { text } = await edit(root, block, (inner) => `${inner}${line}`, texts.get(block.path));
    texts.set(block.path, text);
  }
  const words = readdirSync(join(root, 'messages/en')).map((file) => ({
    path: `messages/${code}/${file}`,
    text: marked(texts.get(`messages/en/${file}`) ?? readFileSync(join(root, 'messages/en', file), 'utf8')),
  }));
  const changes: Change[] = [...texts].map(([path, text]) => ({ path, text }));
  return write(root, [...changes, ...words]);
}

/** A message file whose first text says that it is to be written. */
function marked(file: string): string {
  return file.replace(/(": "(?:[^"\\]|\\.)*)"/, `$1 ${toWrite}"`);
}
