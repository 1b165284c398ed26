import { preload } from 'react-dom';
import type { Locale } from '@/lib/i18n/locales';
import anuphanLatin from './anuphan-latin.woff2';
import anuphanSigns from './anuphan-signs.woff2';
import anuphanThai from './anuphan-thai.woff2';
import chonburiLatin from './chonburi-latin.woff2';
import chonburiSigns from './chonburi-signs.woff2';
import chonburiThai from './chonburi-thai.woff2';

/** Asks for all faces that a page shows, before the stylesheet is read; Thai pages show both scripts (docs/decisions/0010). */
export function preloadFonts(locale: Locale): void {
  const latin = [chonburiLatin, chonburiSigns, anuphanLatin, anuphanSigns];
  const faces = locale === 'th' ? [chonburiThai, anuphanThai, ...latin] : latin;
  for (const face of faces) preload(face, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
