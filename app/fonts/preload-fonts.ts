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

const latin = [chonburiLatin, chonburiSigns, anuphanLatin, anuphanSigns];
const withAccents = [...latin, chonburiAccents, anuphanAccents];
const withThai = [chonburiThai, anuphanThai, ...latin];

const facesOf: Record<Locale, readonly string[]> = {
  en: latin,
  de: withAccents,
  es: withAccents,
  nl: withAccents,
  th: withThai,
};

/** Asks for all faces that a page shows, before the stylesheet is read (docs/decisions/0010). */
export function preloadFonts(locale: Locale): void {
  for (const face of facesOf[locale])
    preload(face, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
