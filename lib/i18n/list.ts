import type { Locale } from './locales';

/** The language as Intl is asked for it: our English is British. */
const british = (locale: Locale) => (locale === 'en' ? 'en-GB' : locale);

/** Names as a sentence lists them, joined by "and" or, for a choice, by "or". */
export function listIn(
  names: readonly string[],
  locale: Locale,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(british(locale), { type }).format(names);
}
