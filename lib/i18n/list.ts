import type { Locale } from './locales';

/** The language as Intl is asked for it: our English is British. */
const british = (locale: Locale) => (locale === 'en' ? 'en-GB' : locale);

/** Names as a sentence lists them, joined by "and" or, for a choice, by "or". */
export function listIn(
  names: readonly string[],
  locale: Locale,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const format = new Intl.ListFormat(british(locale), { type });
  return locale === 'th' ? spacedAsThai(format.formatToParts(names), names) : format.format(names);
}

type Part = ReturnType<Intl.ListFormat['formatToParts']>[number];

/** Thai sets no comma, and its "and" and "or" touch Thai words: a space parts phrases, a longer list, and what is not Thai. */
function spacedAsThai(parts: readonly Part[], names: readonly string[]): string {
  const isSpaced = names.length > 2 || names.some((name) => name.includes(' '));
  const written = parts.map(({ type, value }, at) => {
    if (type === 'element') return value;
    const word = value.replace(',', '').trim();
    if (word === '') return ' ';
    const before = isSpaced || !/\p{Script=Thai}$/u.test(parts[at - 1]?.value ?? '');
    const after = !/^\p{Script=Thai}/u.test(parts[at + 1]?.value ?? '');
    return `${before ? ' ' : ''}${word}${after ? ' ' : ''}`;
  });
  return written.join('');
}
