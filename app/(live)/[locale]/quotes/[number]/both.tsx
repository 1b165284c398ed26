import type { Locale } from '@/lib/i18n/locales';

type BothProps = { own: string; thai: string; locale: Locale };

/** A text in the reader's language with the Thai one behind it, which Thai offices file; once where they are the same. */
export function Both({ own, thai, locale }: BothProps) {
  if (locale === 'th' || own === thai) return own;
  return (
    <>
      {own}{' '}
      <span lang="th" className="paper-thai">
        {thai}
      </span>
    </>
  );
}
