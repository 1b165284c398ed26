import { getLocale, getMessages } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { siteNumbers, span, sumsOfNumbers, unitsOf } from '@/lib/desk/numbers';
import { env } from '@/lib/env/env';
import { fill } from '@/lib/i18n/fill';
import { isLocale, type Locale, languageNames, localePath } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import { livePaths } from '@/lib/site/live-pages';
import { findRoute, routeNames } from '@/lib/site/routes';
import { DeskPage } from '../desk-page';
import { Filters } from '../filters';
import { ItemSign } from '../row-sign';
import { staffHere } from '../staff-here';
import { PageSign, Stroke } from './count-sign';
import { CountTable } from './count-table';
import { NumberTotals } from './number-totals';
import { VisitBars } from './visit-bars';
import { WayTable } from './way-table';

/** A letter by which each language is known, for the eye. */
const letterOf: Record<Locale, string> = { en: 'A', de: 'ß', es: 'ñ', nl: 'ij', th: 'ก' };

/** How many people came, from where and in which language, and what became of that. */
export default async function DeskNumbersPage({ searchParams }: PageProps<'/[locale]/desk/numbers'>) {
  await staffHere();
  const wanted = span.catch('days').parse((await searchParams).span);
  const locale = await getLocale();
  const { numbers: words, common, catalog } = await getMessages();
  const sums = sumsOfNumbers(await siteNumbers(wanted));
  const path = localePath(locale, livePaths.desk);
  const nameOf = (each: typeof wanted) => fill(words.spans[each], { count: unitsOf(each).length });
  const sourceNames: Record<string, string> = words.sources;
  const languages: Record<string, string> = languageNames;
  const pageNames = new Map<string, string>(
    routeNames.map((name) => [findRoute(name).path, withoutMarks(common.pages[name])]),
  );
  const items: Record<string, { name: string }> = catalog.items;
  return (
    <DeskPage
      title={words.title}
      of="month"
      actions={
        <a href={`/api/desk/numbers?span=${wanted}`} download className={buttonClass.ghost}>
          {words.csv}
        </a>
      }
      tools={
        <Filters
          path={`${path}/numbers`}
          name="span"
          state={wanted}
          states={span.options.map((each) => ({ state: each, label: nameOf(each) }))}
        />
      }
    >
      {env().COUNT_VISITS === 'no' && <Notice look="amber" text={words.off} />}
      <NumberTotals total={sums.total} />
      <VisitBars span={wanted} visits={sums.visits} total={sums.total.visits} />
      <div className="desk-halves">
        <CountTable
          title={words.parts.sources}
          signs={sums.sources.map(([name]) => <Stroke key={name} of={name} />)}
          rows={sums.sources.map(([name, visits]) => [
            sourceNames[name] ?? name,
            visits,
            name === 'direct' ? 'count-rest' : undefined,
          ])}
        />
        <CountTable
          title={words.parts.languages}
          signs={sums.locales.map(([name]) => (isLocale(name) ? letterOf[name] : name))}
          rows={sums.locales.map(([name, views]) => [languages[name] ?? name, views])}
        />
      </div>
      <div className="way-tables">
        <WayTable
          title={words.parts.pages}
          idle={words.idle.pages}
          steps={['views', 'added', 'bought']}
          ways={sums.pages}
          nameOf={(page) => (page === '' ? words.unknown : (pageNames.get(page) ?? page))}
          signOf={(page) => <PageSign path={page} />}
        />
        <div>
          <WayTable
            title={words.parts.items}
            idle={words.idle.items}
            steps={['added', 'bought', 'amount']}
            ways={sums.items}
            nameOf={(item) => withoutMarks(items[item]?.name ?? item)}
            signOf={(item) => <ItemSign id={item} type="" />}
          />
          <p className="text-ink-2 text-small">{words.about}</p>
        </div>
      </div>
    </DeskPage>
  );
}
