import type { Locale } from '@/lib/i18n/locales';
import { namespaces } from '@/lib/i18n/messages';

/** What no reader should meet in a text, whatever the language. */
const wrong = [
  // A place that nobody filled, and a value that was not there.
  /[{}]/,
  /\b(?:undefined|NaN|Invalid Date)\b|\[object /,
  // The dotted key of a missing message.
  new RegExp(`(?<![\\w@/-])(?:${namespaces.join('|')})\\.[a-z][\\w-]*(?:\\.[\\w-]+)+`, 'i'),
  // A phrase mark; the bar between page and company stands free.
  /(?<=\S)\|/,
  /ค\.ศ\./,
];

/** A year that Thai does not count by; numbers of documents hold one too. */
const commonYear = /(?<![\w-])20[2-9]\d(?![\w-])/;

/** The texts, out of some, that have what no reader should meet. */
export function wrongAmong(texts: readonly string[], locale: Locale): string[] {
  const patterns = locale === 'th' ? [...wrong, commonYear] : wrong;
  return texts.filter((text) => patterns.some((pattern) => pattern.test(text)));
}

/** What a page or a mail shows and says wrongly: texts, names for screen readers, words in links, and characters that were escaped twice. */
export function wrongInHtml(html: string, locale: Locale): string[] {
  const seen = html.replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/g, '');
  const texts = seen.split(/<[^>]*>/).map(decoded);
  const names = [...seen.matchAll(/\s(?:alt|aria-label|title|placeholder)="([^"]*)"/g)];
  const links = [...seen.matchAll(/\shref="([^"]*%7[bcd][^"]*)"/gi)];
  const doubled = seen.match(/.{0,20}&amp;(?:amp|lt|gt|quot|nbsp|#x?[\da-f]+);.{0,20}/gi) ?? [];
  return [
    ...wrongAmong([...texts, ...names.map(([, name = '']) => decoded(name))], locale),
    ...links.map(([, link = '']) => link),
    ...doubled,
  ];
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: '\u00a0' };

function decoded(text: string): string {
  return text
    .replace(/&#(x?)([\da-f]+);/gi, (_, hex, code) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    )
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
}
