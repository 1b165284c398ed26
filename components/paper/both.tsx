import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { PaperText } from './paper-text';

export type BothProps = {
  own: string;
  thai: string;
  locale: Locale;
};

/** A text in the reader's language with the Thai one behind it, which Thai offices file; once where they are the same. */
export function Both({ own, thai, locale }: BothProps) {
  const first = <PaperText text={own} />;
  if (locale === 'th' || own === thai) return first;
  return (
    <>
      {first}
      <span className="paper-gap"> </span>
      <span lang="th" className="paper-thai">
        <PaperText text={thai} />
      </span>
    </>
  );
}

/** Writes the words of a sheet by their names, as {@link Both} does. */
export function labelsOf<Words extends Record<string, unknown>>(own: Words, thai: Words, locale: Locale) {
  return (
    name: { [Key in keyof Words]: Words[Key] extends string ? Key : never }[keyof Words],
  ): ReactNode => <Both own={`${own[name]}`} thai={`${thai[name]}`} locale={locale} />;
}
