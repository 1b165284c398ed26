import { getLocale, getMessages } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { Fold } from '@/components/ui/fold';
import { Part } from '@/components/ui/heading';
import { formatMoney } from '@/lib/catalog/money';
import { moneyIn, month, monthInPattaya, monthsAfter, paidIn, restOf, sumsOfMonth } from '@/lib/desk/month';
import { monthOf, shortDayOf } from '@/lib/i18n/dates';
import { dotted } from '@/lib/i18n/dotted';
import { localePath } from '@/lib/i18n/locales';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { withoutMarks } from '@/lib/i18n/phrases';
import { livePaths } from '@/lib/site/live-pages';
import { Nothing } from '../desk-list';
import { DeskColumns, DeskPage } from '../desk-page';
import { CountTable } from '../numbers/count-table';
import { staffHere } from '../staff-here';
import { MonthDays } from './month-days';
import { MonthPayments } from './month-payments';

/** What a month came to, by day, service and payment, and its file for the accountant. */
export default async function DeskMonthPage({ searchParams }: PageProps<'/[locale]/desk/month'>) {
  await staffHere();
  const asked = month.safeParse((await searchParams).month);
  const wanted = asked.success ? asked.data : monthInPattaya(new Date());
  const locale = await getLocale();
  const { desk, catalog, numbers, orders: customerWords } = await getMessages();
  const words = desk.month;
  const moved = await moneyIn(wanted);
  const { total, refunded, days, services, methods } = sumsOfMonth(await paidIn(wanted), moved);
  const rest = restOf({ total, services });
  const last = monthsAfter(wanted, -1);
  const lastTotal = sumsOfMonth([], await moneyIn(last)).total;
  const money = (satang: number) => formatMoney(satang, locale, 'always');
  const path = localePath(locale, `${livePaths.desk}/month`);
  const methodNames: Record<string, string> = customerWords.method;
  const files = (
    <p className="desk-line">
      <a href={`/api/desk/month?month=${wanted}&format=xlsx`} download className={buttonClass.primary}>
        {words.xlsx}
      </a>
      <a href={`/api/desk/month?month=${wanted}`} download className={buttonClass.ghost}>
        {words.csv}
      </a>
      <a href={localePath(locale, `${livePaths.desk}/numbers`)} className={buttonClass.ghost}>
        {numbers.title}
      </a>
    </p>
  );
  return (
    <DeskPage
      room="month"
      title={monthOf(wanted, locale)}
      amount={money(total)}
      amountOf={words.total}
      facts={dotted([
        `${monthOf(last, locale)}: ${money(lastTotal)}`,
        refunded > 0 && `${words.refunded}: ${money(refunded)}`,
      ])}
      actions={
        <>
          <a href={`${path}?month=${monthsAfter(wanted, -1)}`} className={buttonClass.ghost}>
            {words.previous}
          </a>
          <a href={`${path}?month=${monthsAfter(wanted, 1)}`} className={buttonClass.ghost}>
            {words.next}
          </a>
        </>
      }
    >
      {days.length === 0 ? (
        <>
          <Nothing of="month" text={words.none} />
          {files}
        </>
      ) : (
        <DeskColumns
          isBoard
          side={
            <>
              <CountTable
                title={words.services}
                rows={named(
                  services.toSorted(([, one], [, other]) => other - one),
                  (service) => withoutMarks(catalog.types[service]),
                )}
                rest={rest === 0 ? [] : [[words.rest, rest] as const]}
                written={money}
              />
              <CountTable
                isShared={false}
                title={words.methods}
                rows={named(
                  methods.toSorted(([, one], [, other]) => other - one),
                  (method) => methodNames[method] ?? method,
                )}
                written={money}
              />
              <section>{files}</section>
            </>
          }
        >
          <Part title={words.days}>
            <MonthDays
              month={wanted}
              days={days}
              today={dayInPattaya(new Date())}
              locale={locale}
              week={words.week}
            />
            <p className="month-key">
              <span className="month-paid">{words.sun}</span>
              <span className="month-pane">{numbers.weekdays}</span>
              <span className="month-weekend">{numbers.weekends}</span>
              <span className="month-later">{words.toCome}</span>
            </p>
            <Fold title={numbers.table}>
              <CountTable
                isShared={false}
                title={words.days}
                rows={named(days, (day) => shortDayOf(day, locale))}
                written={money}
              />
            </Fold>
          </Part>
        </DeskColumns>
      )}
      <MonthPayments money={moved} />
    </DeskPage>
  );
}

/** Amounts under the names that people read. */
const named = <Name extends string>(
  rows: readonly (readonly [Name, number])[],
  nameOf: (name: Name) => string,
) => rows.map(([name, amount]) => [nameOf(name), amount] as const);
