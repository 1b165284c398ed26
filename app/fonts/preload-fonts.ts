import { preload } from 'react-dom';
import type { Locale } from '@/lib/i18n/locales';
import anuphanAccents from './anuphan-accents.woff2';
import anuphanLatin from './anuphan-latin.woff2';
import anuphanSigns from './anuphan-signs.woff2';
import anuphanThai from './anuphan-thai.woff2';
import chonburiAccents from './chonburi-accents.woff2';
import chonburiLatin from './chonburi-latin.woff2';
import chonburiSigns from './chonburi-signs.woff2';
import chonburiThai from './chonburi-thai.woff2';

type Faces = Record<Locale, readonly string[]>;

const text = [anuphanLatin, anuphanSigns];
const textWithAccents = [...text, anuphanAccents];
const textFaces: Faces = {
  en: text,
  de: textWithAccents,
  es: textWithAccents,
  nl: textWithAccents,
  th: [anuphanThai, ...text],
};

const display = [chonburiLatin, chonburiSigns];
const displayWithAccents = [...display, chonburiAccents];
const displayFaces: Faces = {
  en: display,
  de: displayWithAccents,
  es: displayWithAccents,
  nl: displayWithAccents,
  th: [chonburiThai, ...display],
};

/** Asks for the faces of a page's text before the stylesheet is read (docs/decisions/0010); its first headings bring their letters. */
export function preloadTextFonts(locale: Locale): void {
  askFor(textFaces[locale]);
}

/** Asks for all faces of a page that is written for one visitor, and brings none. */
export function preloadFonts(locale: Locale): void {
  askFor([...textFaces[locale], ...displayFaces[locale]]);
}

function askFor(faces: readonly string[]): void {
  for (const face of faces) preload(face, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
