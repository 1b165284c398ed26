import { getLocale, getMessages } from 'next-intl/server';
import { Fold } from '@/components/ui/fold';
import { Part } from '@/components/ui/heading';
import { type Span, unitsOf } from '@/lib/desk/numbers';
import { monthOf, shortDayOf } from '@/lib/i18n/dates';
import { formatNumber } from '@/lib/i18n/number';
import { Bars } from '../bars';
import { CountTable } from './count-table';

/** @param day as YYYY-MM-DD */
const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());

type VisitBarsProps = { span: Span; visits: ReadonlyMap<string, number>; total: number };

/** The visits of a span as a row of bars, and the same as a table. */
export async function VisitBars({ span, visits, total }: VisitBarsProps) {
  const locale = await getLocale();
  const { numbers: words } = await getMessages();
  const isYear = span === 'year';
  const units = unitsOf(span);
  const highest = Math.max(1, ...visits.values());
  const labelOf = (day: string) => {
    const number = Number(isYear ? day.slice(5, 7) : day.slice(8));
    return isYear || number === 1 || number % 5 === 0 ? formatNumber(number, locale) : '';
  };
  return (
    <Part title={words.totals.visits}>
      <div className="visit-head">
        <p className="visit-total">{formatNumber(total, locale)}</p>
        {!isYear && (
          <p className="month-key">
            <span>{words.weekdays}</span>
            <span className="month-rest">{words.weekends}</span>
          </p>
        )}
      </div>
      <Bars
        bars={units.map((day) => ({
          key: day,
          label: labelOf(day),
          amount: visits.get(day) ?? 0,
          isRest: !isYear && isWeekend(day),
        }))}
        highest={highest}
        scale={formatNumber(highest, locale)}
      />
      <Fold title={words.table}>
        <CountTable
          isShared={false}
          title={isYear ? words.parts.months : words.parts.days}
          rows={units
            .toReversed()
            .map((day) => [
              isYear ? monthOf(day.slice(0, 7), locale) : shortDayOf(day, locale),
              visits.get(day) ?? 0,
            ])}
        />
      </Fold>
    </Part>
  );
}
