import { getLocale, getMessages } from 'next-intl/server';
import { formatMoney } from '@/lib/catalog/money';
import type { DeskQuoteRow } from '@/lib/desk/desk-quotes';
import { shortTimeOf } from '@/lib/i18n/age';
import { shortDayOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { gistOfLines } from '@/lib/orders/order-lines';
import { livePaths } from '@/lib/site/live-pages';
import { Row } from '../desk-list';
import { LinesSign } from '../row-sign';
import { StatePlate } from '../state-plate';

/** A version of a quotation as a line to tap: whose, of what, how much and until when, or since when it waits for a price. */
export async function QuoteRow({ quote }: { quote: DeskQuoteRow }) {
  const locale = await getLocale();
  const { quotes: words, check } = (await getMessages()).desk;
  const gistOf = await gistOfLines(locale);
  const { number, version, state, amount, lines } = quote;
  return (
    <Row
      href={localePath(locale, `${livePaths.desk}/quotes/${number}`)}
      sign={<LinesSign lines={lines} />}
      title={number}
      name={quote.company_name ?? quote.customer_name}
      below={
        <>
          {gistOf(lines)}
          {version > 1 && (
            <>
              {'\u00a0· '}
              <span className="inline-block">{fill(words.version, { version })}</span>
            </>
          )}
        </>
      }
      aside={
        state === 'asked'
          ? fill(check.since, { time: shortTimeOf(quote.created_at, locale) })
          : fill(words.until, { day: shortDayOf(quote.valid_until, locale) })
      }
      amount={state === 'asked' ? '' : formatMoney(amount, locale, 'always')}
      state={<StatePlate state={state}>{words.states[state]}</StatePlate>}
    />
  );
}
