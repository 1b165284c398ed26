import subsetFont from 'subset-font';
import { chonburi, type Script, scriptOf } from '../fonts/chonburi';
import { firstScreen } from './first-screen';
import { unescaped } from './unescaped';

/** What a first screen shows in the letters of signs: the shop's name, headings, and a line of the footer. */
const lettered =
  /<(h[12]|legend)\b[^>]*>(.*?)<\/\1>|<(\w+)(?= [^>]*class="(?:[^"]* )?(?:logo|font-display|foot-say)[ "])[^>]*>(.*?)<\/\3>/gs;
const tag = /<[^<>]*>/g;
/** Letters of signs that scripts will write before anybody has touched the page. */
const announced = / data-letters="([^"]*)"/g;

/** A Thai vowel that browsers set as the two that it is made of. */
const saraAm = { whole: 'ำ', parts: 'ํา' };

/** The letters of headings that a page shows before anybody has touched it, each once. */
export function firstLetters(html: string): string {
  const words = [...firstScreen(html).matchAll(lettered)].map(
    ([, , heading, , other]) => heading ?? other ?? '',
  );
  const written = [...html.matchAll(announced)].map(([, letters]) => letters);
  const text = unescaped([...words, ...written].join('').replace(tag, ''));
  const letters = new Set(text.includes(saraAm.whole) ? text + saraAm.parts : text);
  return [...letters].sort().join('');
}

/** A font as Base64, and the range of its letters where it is not for all. */
export type CutFace = readonly [font: string, range?: string];

const fonts: Partial<Record<Script, Promise<Buffer>>> = {};
const faces = new Map<string, Promise<CutFace>>();

/**
 * The faces by which a page brings these letters along: `typography.css` names their family first, so that the first frame need not wait
 * for a file, and the file need not move anything.
 */
export async function cutFaces(letters: string): Promise<CutFace[]> {
  const of = (script: Script) => [...letters].filter((letter) => scriptOf(letter) === script).join('');
  const thai = of('thai');
  // A browser may divide a word by a hyphen.
  return Promise.all([faceOf('latin', `${of('latin')}-`), ...(thai ? [faceOf('thai', thai)] : [])]);
}

function faceOf(script: Script, letters: string): Promise<CutFace> {
  const face = faces.get(letters) ?? cutFace(script, letters);
  faces.set(letters, face);
  return face;
}

async function cutFace(script: Script, letters: string): Promise<CutFace> {
  fonts[script] ??= chonburi(script);
  const font = await subsetFont(await fonts[script], letters, { targetFormat: 'woff2' });
  const text = font.toString('base64');
  return script === 'thai' ? [text, 'U+E00-E7F'] : [text];
}
