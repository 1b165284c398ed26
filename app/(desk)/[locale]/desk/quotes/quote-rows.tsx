import type { Messages } from 'next-intl';
import { formatMoney } from '@/lib/catalog/money';
import type { DeskQuoteRow } from '@/lib/desk/desk-quotes';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { livePaths } from '@/lib/site/live-pages';

type QuoteRowsProps = {
  quotes: readonly DeskQuoteRow[];
  locale: Locale;
  words: Messages['desk']['quotes'];
};

/** Quotations as lines to tap. */
export function QuoteRows({ quotes, locale, words }: QuoteRowsProps) {
  return (
    <ul className="border-hair border-t">
      {quotes.map(({ number, version, state, amount, ...quote }) => (
        <li key={`${number} ${version}`} className="border-hair border-b">
          <a
            href={localePath(locale, `${livePaths.desk}/quotes/${number}`)}
            className="grid min-h-14 grid-cols-[1fr_auto] items-center gap-x-4 py-2"
          >
            <span className="min-w-0">
              <span className="font-semibold">{number}</span>{' '}
              <span className="wrap-anywhere">{quote.company_name ?? quote.customer_name}</span>
              <span className="block text-ink-2 text-small">
                {version > 1 && `${fill(words.version, { version })} · `}
                {fill(words.until, { day: dateOf(quote.valid_until, locale) })}
              </span>
            </span>
            <span className="text-right">
              {state === 'asked' ? words.unpriced : formatMoney(amount, locale, 'always')}
              {state !== 'asked' && (
                <span className="block text-ink-2 text-small">{words.states[state]}</span>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
