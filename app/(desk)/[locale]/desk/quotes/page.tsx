import { getLocale, getMessages } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { formatMoney } from '@/lib/catalog/money';
import { deskQuoteState, listDeskQuotes } from '@/lib/desk/desk-quotes';
import { placeIn } from '@/lib/desk/place';
import { shortTimeOf } from '@/lib/i18n/age';
import { shortDayOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { gistOfLines } from '@/lib/orders/order-lines';
import { livePaths } from '@/lib/site/live-pages';
import { ListEnd, MoreLink, Nothing, Row, Rows } from '../desk-list';
import { DeskPage } from '../desk-page';
import { Filters } from '../filters';
import { LinesSign } from '../row-sign';
import { staffHere } from '../staff-here';
import { StatePlate } from '../state-plate';

/** All quotations by what became of them; those that wait for a price come oldest first. */
export default async function DeskQuotesPage({ searchParams }: PageProps<'/[locale]/desk/quotes'>) {
  await staffHere();
  const query = await searchParams;
  const locale = await getLocale();
  const { quotes: words, check } = (await getMessages()).desk;
  const asked = deskQuoteState.safeParse(query.state);
  const state = asked.success ? asked.data : null;
  const quotes = await listDeskQuotes(state, placeIn(query.before));
  const gistOf = await gistOfLines(locale);
  const path = localePath(locale, `${livePaths.desk}/quotes`);
  return (
    <DeskPage
      title={words.title}
      room="quotes"
      actions={
        <a href={`${path}/new`} className={buttonClass.primary}>
          {words.new.action}
        </a>
      }
      tools={
        <Filters
          path={path}
          state={state}
          states={[null, ...deskQuoteState.options].map((each) => ({
            state: each,
            label: words.filters[each ?? 'all'],
          }))}
        />
      }
    >
      {quotes.length === 0 ? (
        <Nothing of="quotes" text={words.empty} />
      ) : (
        <Rows look="sheets">
          {quotes.map(({ number, version, state: stands, amount, ...quote }) => (
            <Row
              key={`${number} ${version}`}
              href={`${path}/${number}`}
              sign={<LinesSign lines={quote.lines} />}
              title={number}
              name={quote.company_name ?? quote.customer_name}
              below={
                <>
                  {gistOf(quote.lines)}
                  {version > 1 && (
                    <>
                      {'\u00a0· '}
                      <span className="inline-block">{fill(words.version, { version })}</span>
                    </>
                  )}
                </>
              }
              aside={
                stands === 'asked'
                  ? fill(check.since, { time: shortTimeOf(quote.created_at, locale) })
                  : fill(words.until, { day: shortDayOf(quote.valid_until, locale) })
              }
              amount={stands === 'asked' ? '' : formatMoney(amount, locale, 'always')}
              state={<StatePlate state={stands}>{words.states[stands]}</StatePlate>}
            />
          ))}
        </Rows>
      )}
      <MoreLink
        rows={quotes}
        path={path}
        query={state ? { state } : {}}
        label={words.more}
        end={!query.before && <ListEnd count={quotes.length} />}
      />
    </DeskPage>
  );
}
