import { preload } from 'react-dom';
import type { Locale } from '@/lib/i18n/locales';
import anuphanLatin from './anuphan-latin.woff2';
import anuphanThai from './anuphan-thai.woff2';
import chonburiLatin from './chonburi-latin.woff2';
import chonburiThai from './chonburi-thai.woff2';

/** Asks for the faces of a page's own script, before the stylesheet is read; Thai pages show both scripts (docs/decisions/0010). */
export function preloadFonts(locale: Locale): void {
  const latin = [chonburiLatin, anuphanLatin];
  const faces = locale === 'th' ? [chonburiThai, anuphanThai, ...latin] : latin;
  for (const face of faces) preload(face, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
