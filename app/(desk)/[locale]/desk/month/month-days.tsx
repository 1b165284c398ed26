import { type CSSProperties, Fragment } from 'react';
import { PaintedBaht } from '@/components/ui/amount';
import { formatMoney } from '@/lib/catalog/money';
import type { MonthSums } from '@/lib/desk/month';
import { weekdayLetters } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { formatNumber, formatRound } from '@/lib/i18n/number';
import { daysSinceMonday } from '@/lib/i18n/pattaya-time';

/** @param day as YYYY-MM-DD, as today is */
function lookOf(day: string, today: string, isWeekend: boolean) {
  const look = isWeekend ? 'month-weekend' : '';
  if (day === today) return `${look} month-today`;
  return day > today ? `${look} month-later` : look;
}

type MonthDaysProps = {
  month: string;
  days: MonthSums['days'];
  today: string;
  locale: Locale;
  /** The head of the column of sums. */
  week: string;
};

/** A month as the house of its days, with suns as large as what they brought in baht, and the sum of each week; before the first day is its roof, behind the last one a shop. A table near it says the same, to screen readers too. */
export function MonthDays({ month, days, today, locale, week }: MonthDaysProps) {
  const amounts = new Map(days);
  const highest = Math.max(1, ...amounts.values());
  const [year = 0, number = 1] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const before = daysSinceMonday(`${month}-01`);
  const dayOf = (index: number) => `${month}-${`${index + 1}`.padStart(2, '0')}`;
  /** What the week came to that ends with a day. */
  const weekSum = (last: number) =>
    Array.from(
      { length: ((before + last) % 7) + 1 },
      (_, back) => amounts.get(dayOf(last - back)) ?? 0,
    ).reduce((sum, amount) => sum + amount);
  const after = 6 - ((before + length + 6) % 7);
  return (
    <div className="month-days" aria-hidden="true">
      {weekdayLetters(locale).map((letter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two days may have one letter, and none changes its place
        <small key={index}>{letter}</small>
      ))}
      <small className="month-week">{week}</small>
      {before > 0 && <span className="month-roof" style={{ gridColumnEnd: `span ${before}` }} />}
      {Array.from({ length }, (_, index) => {
        const day = dayOf(index);
        const isWeekEnd = (before + index) % 7 === 6 || index === length - 1;
        const sum = isWeekEnd ? weekSum(index) : 0;
        // More may have gone back on a day than came.
        const amount = Math.max(0, amounts.get(day) ?? 0);
        const style: CSSProperties & { '--share': number } = {
          '--share': Math.sqrt(amount / highest),
          ...(index === 0 && { gridColumnStart: before + 1 }),
        };
        return (
          <Fragment key={day}>
            <div className={lookOf(day, today, (before + index) % 7 > 4)} style={style}>
              <span>{formatNumber(index + 1, locale)}</span>
              {amount > 0 && (
                <>
                  <i className="month-sun" />
                  <b>{formatNumber(Math.round(amount / 100), locale)}</b>
                  <b className="month-short">{formatRound(Math.round(amount / 100), 'en')}</b>
                </>
              )}
            </div>
            {index === length - 1 && after > 0 && (
              <span className="month-shop" style={{ gridColumnEnd: `span ${after}` }} />
            )}
            {isWeekEnd && (
              <p className="month-week">
                {sum !== 0 && (
                  <>
                    <small>{week}</small>{' '}
                    <span>
                      <PaintedBaht text={formatMoney(Math.round(sum / 100) * 100, locale)} />
                    </span>
                  </>
                )}
              </p>
            )}
          </Fragment>
        );
      })}
    </div>
  );
}
