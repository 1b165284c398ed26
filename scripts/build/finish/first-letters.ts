import subsetFont from 'subset-font';
import { chonburi, type Script, scriptOf } from '../fonts/chonburi';
import { withOneName } from '../fonts/one-name';
import { firstScreen } from './first-screen';
import { unescaped } from './unescaped';

/** Elements in the display font: the shop's name, headings, and a line of the footer. */
const lettered =
  /<(h[12]|legend)\b[^>]*>(.*?)<\/\1>|<(\w+)(?= [^>]*class="(?:[^"]* )?(?:logo|font-display|foot-say)[ "])[^>]*>(.*?)<\/\3>/gs;
const tag = /<[^<>]*>/g;
/** Letters in the display font that scripts write before any interaction. */
const announced = / data-letters="([^"]*)"/g;

/** Browsers decompose this Thai vowel. */
const saraAm = { whole: 'ำ', parts: 'ํา' };

/** The characters of a page's first screen in the display font, each once. */
export function firstLetters(html: string): string {
  const words = [...firstScreen(html).matchAll(lettered)].map(
    ([, , heading, , other]) => heading ?? other ?? '',
  );
  const written = [...html.matchAll(announced)].map(([, letters]) => letters);
  const text = unescaped([...words, ...written].join('').replace(tag, ''));
  const letters = new Set(text.includes(saraAm.whole) ? text + saraAm.parts : text);
  return [...letters].sort().join('');
}

/** A font as Base64, and its `unicode-range` if it has one. */
export type CutFace = readonly [font: string, range?: string];

/** What the letters of a face can do without: how smooth they were on old screens, and, in Latin, ligatures, each a letter more. */
const unneeded: Record<Script, readonly string[]> = {
  latin: ['GDEF', 'GPOS', 'GSUB', 'gasp'],
  thai: ['gasp'],
};
const fonts: Partial<Record<Script, Promise<Buffer>>> = {};
const faces = new Map<string, Promise<CutFace>>();

/**
 * Subsets of the display font with these characters, inlined in the page. `typography.css` names their family first, so the first frame
 * waits for no file, and the full font causes no layout shift.
 */
export async function cutFaces(letters: string): Promise<CutFace[]> {
  const of = (script: Script) => [...letters].filter((letter) => scriptOf(letter) === script).join('');
  const thai = of('thai');
  // For automatic hyphenation.
  return Promise.all([faceOf('latin', `${of('latin')}-`), ...(thai ? [faceOf('thai', thai)] : [])]);
}

function faceOf(script: Script, letters: string): Promise<CutFace> {
  const face = faces.get(letters) ?? cutFace(script, letters);
  faces.set(letters, face);
  return face;
}

async function cutFace(script: Script, letters: string): Promise<CutFace> {
  fonts[script] ??= chonburi(script).then((font) => withOneName(font, 'Chonburi', unneeded[script]));
  const font = await subsetFont(await fonts[script], letters, { targetFormat: 'woff2' });
  const text = font.toString('base64');
  return script === 'thai' ? [text, 'U+E00-E7F'] : [text];
}
