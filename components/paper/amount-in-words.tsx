import type { Locale } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import { bahtInWords } from '@/lib/thailand/baht-in-words';
import { Both } from './both';

type AmountInWordsProps = {
  /** Whole */
  satang: number;
  locale: Locale;
};

/** What a sheet comes to in words, as Thai papers say it; only what that is stands in the reader's language too. */
export async function AmountInWords({ satang, locale }: AmountInWordsProps) {
  const [own, thai] = await Promise.all([loadNamespace(locale, 'receipts'), loadNamespace('th', 'receipts')]);
  return (
    <span className="paper-words">
      <span>
        <Both own={own.paper.inWords} thai={thai.paper.inWords} locale={locale} />:
      </span>{' '}
      <strong lang="th">{bahtInWords(satang)}</strong>
    </span>
  );
}
