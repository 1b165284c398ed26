import type { Messages } from 'next-intl';
import { getLocale, getMessages } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { PageTitle } from '@/components/ui/heading';
import { formatMoney } from '@/lib/catalog/money';
import { moneyIn, month, monthInPattaya, monthsAfter, paidIn, restOf, sumsOf } from '@/lib/desk/month';
import { monthOf, shortDayOf } from '@/lib/i18n/dates';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import { livePaths } from '@/lib/site/live-pages';
import { staffHere } from '../staff-here';
import { MonthBars } from './month-bars';

/** What a month came to, by day, service and payment, and its file for the accountant. */
export default async function DeskMonthPage({ searchParams }: PageProps<'/[locale]/desk/month'>) {
  await staffHere();
  const asked = month.safeParse((await searchParams).month);
  const wanted = asked.success ? asked.data : monthInPattaya(new Date());
  const locale = await getLocale();
  const { desk, catalog, numbers, orders: customerWords } = await getMessages();
  const words = desk.month;
  const { total, refunded, days, services, methods } = sumsOf(await paidIn(wanted), await moneyIn(wanted));
  const rest = restOf({ total, services });
  const path = localePath(locale, `${livePaths.desk}/month`);
  const methodNames: Record<string, string> = customerWords.method;
  return (
    <div className="wrap grid max-w-[60rem] gap-6 py-6">
      <PageTitle text={`${words.title}: ${monthOf(wanted, locale)}`} />
      <p className="flex flex-wrap gap-3">
        <a href={`${path}?month=${monthsAfter(wanted, -1)}`} className={buttonClass.ghost}>
          {words.previous}
        </a>
        <a href={`${path}?month=${monthsAfter(wanted, 1)}`} className={buttonClass.ghost}>
          {words.next}
        </a>
        <a href={`/api/desk/month?month=${wanted}&format=xlsx`} download className={buttonClass.secondary}>
          {words.xlsx}
        </a>
        <a href={`/api/desk/month?month=${wanted}`} download className={buttonClass.ghost}>
          {words.csv}
        </a>
        <a href={localePath(locale, `${livePaths.desk}/numbers`)} className={buttonClass.ghost}>
          {numbers.title}
        </a>
      </p>
      <p className="flex flex-wrap items-baseline gap-x-6">
        <span>{words.total}</span>
        <span className="font-display text-h2">{formatMoney(total, locale, 'always')}</span>
        {refunded > 0 && (
          <span className="text-ink-2">
            {words.refunded}: {formatMoney(refunded, locale, 'always')}
          </span>
        )}
      </p>
      {days.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <MonthBars month={wanted} days={days} locale={locale} />
          <div className="grid gap-8 md:grid-cols-3">
            <Sums title={words.days} rows={days} nameOf={(day) => shortDayOf(day, locale)} locale={locale} />
            <Sums
              title={words.services}
              rows={rest === 0 ? services : [...services, ['rest', rest] as const]}
              nameOf={(service) => (service === 'rest' ? words.rest : withoutMarks(catalog.types[service]))}
              locale={locale}
            />
            <Sums
              title={words.methods}
              rows={methods}
              nameOf={(method) => methodNames[method] ?? method}
              locale={locale}
            />
          </div>
        </>
      )}
    </div>
  );
}

type SumsProps<Name extends string> = {
  title: Messages['desk']['month']['days'];
  rows: readonly (readonly [Name, number])[];
  nameOf: (name: Name) => string;
  locale: Locale;
};

/** Amounts under the names that they belong to. */
function Sums<Name extends string>({ title, rows, nameOf, locale }: SumsProps<Name>) {
  return (
    <table className="desk-sums w-full self-start">
      <caption className="pb-2 text-left font-semibold">{title}</caption>
      <tbody>
        {rows.map(([name, amount]) => (
          <tr key={name} className="border-hair border-t">
            <th scope="row" className="py-2 pr-4 text-left font-normal">
              {nameOf(name)}
            </th>
            <td className="whitespace-nowrap py-2 text-right">{formatMoney(amount, locale, 'always')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
