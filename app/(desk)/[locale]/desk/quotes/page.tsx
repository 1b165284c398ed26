import { getLocale, getMessages } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { type DeskQuoteRow, deskQuoteState, listDeskQuotes } from '@/lib/desk/desk-quotes';
import { placeIn } from '@/lib/desk/place';
import { localePath } from '@/lib/i18n/locales';
import { livePaths } from '@/lib/site/live-pages';
import { ListEnd, MoreLink, Nothing, Rows } from '../desk-list';
import { DeskPage } from '../desk-page';
import { Filters } from '../filters';
import { staffHere } from '../staff-here';
import { QuoteRow } from './quote-row';

/** All quotations by what became of them; those that wait for a price come first, the oldest before the others. */
export default async function DeskQuotesPage({ searchParams }: PageProps<'/[locale]/desk/quotes'>) {
  await staffHere();
  const query = await searchParams;
  const locale = await getLocale();
  const { quotes: words } = (await getMessages()).desk;
  const asked = deskQuoteState.safeParse(query.state);
  const state = asked.success ? asked.data : null;
  const quotes = await listDeskQuotes(state, placeIn(query.before));
  const [unpriced, others] = [
    quotes.filter((quote) => quote.state === 'asked'),
    quotes.filter((quote) => quote.state !== 'asked'),
  ];
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
      {quotes.length === 0 && <Nothing of="quotes" text={words.empty} />}
      <Rows title={words.filters.asked} look="posters" isNow>
        {rowsOf(unpriced)}
      </Rows>
      <Rows look="sheets">{rowsOf(others)}</Rows>
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

const rowsOf = (quotes: readonly DeskQuoteRow[]) =>
  quotes.map((quote) => <QuoteRow key={`${quote.number} ${quote.version}`} quote={quote} />);
