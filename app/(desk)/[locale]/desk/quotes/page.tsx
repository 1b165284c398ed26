import { getLocale, getMessages } from 'next-intl/server';
import { PageTitle } from '@/components/ui/heading';
import { deskQuoteState, listDeskQuotes } from '@/lib/desk/desk-quotes';
import { pageLength, placeIn, placeText } from '@/lib/desk/place';
import { localePath } from '@/lib/i18n/locales';
import { livePaths } from '@/lib/site/live-pages';
import { MoreLink } from '../more-link';
import { staffHere } from '../staff-here';
import { QuoteRows } from './quote-rows';

/** All quotations by what became of them; those that wait for a price come oldest first. */
export default async function DeskQuotesPage({ searchParams }: PageProps<'/[locale]/desk/quotes'>) {
  await staffHere();
  const query = await searchParams;
  const locale = await getLocale();
  const words = (await getMessages()).desk.quotes;
  const asked = deskQuoteState.safeParse(query.state);
  const state = asked.success ? asked.data : null;
  const quotes = await listDeskQuotes(state, placeIn(query.before));
  const path = localePath(locale, `${livePaths.desk}/quotes`);
  const last = quotes.at(-1);
  return (
    <div className="wrap grid gap-6 py-6">
      <PageTitle text={words.title} />
      <ul className="flex flex-wrap gap-2">
        {[null, ...deskQuoteState.options].map((each) => (
          <li key={each}>
            <a
              href={each ? `${path}?state=${each}` : path}
              aria-current={each === state ? 'true' : undefined}
              className="flex min-h-11 items-center rounded-board border-2 border-line px-4 font-semibold aria-[current]:border-ink aria-[current]:bg-sunk"
            >
              {each ? words.filters[each] : words.filters.all}
            </a>
          </li>
        ))}
      </ul>
      {quotes.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <QuoteRows quotes={quotes} locale={locale} words={words} />
      )}
      {quotes.length === pageLength && last && (
        <MoreLink
          path={path}
          query={{ ...(state && { state }), before: placeText(last) }}
          label={words.more}
        />
      )}
    </div>
  );
}
