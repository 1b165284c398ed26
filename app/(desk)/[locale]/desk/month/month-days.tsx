import type { CSSProperties } from 'react';
import { PaintedBaht } from '@/components/ui/amount';
import { formatMoney } from '@/lib/catalog/money';
import type { MonthSums } from '@/lib/desk/month';
import { weekdayLetters } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/i18n/number';

/** @param day as YYYY-MM-DD, as today is */
function lookOf(day: string, today: string, isWeekend: boolean) {
  const look = isWeekend ? 'month-weekend' : '';
  if (day === today) return `${look} month-today`;
  return day > today ? `${look} month-later` : look;
}

type MonthDaysProps = { month: string; days: MonthSums['days']; today: string; locale: Locale };

/** A month as a calendar, whose days are lamps, and suns as large as what they brought; a table near it says the same, to screen readers too. */
export function MonthDays({ month, days, today, locale }: MonthDaysProps) {
  const amounts = new Map(days);
  const highest = Math.max(1, ...amounts.values());
  const [year = 0, number = 1] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  // Monday is the first of a week.
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  return (
    <div className="month-days" aria-hidden="true">
      {weekdayLetters(locale).map((letter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two days may have one letter, and none changes its place
        <small key={index}>{letter}</small>
      ))}
      {Array.from({ length }, (_, index) => {
        const day = `${month}-${`${index + 1}`.padStart(2, '0')}`;
        // More may have gone back on a day than came.
        const amount = Math.max(0, amounts.get(day) ?? 0);
        const style: CSSProperties & { '--share': number } = {
          '--share': Math.sqrt(amount / highest),
          ...(index === 0 && { gridColumnStart: before + 1 }),
        };
        return (
          <div key={day} className={lookOf(day, today, (before + index) % 7 > 4)} style={style}>
            <span>{formatNumber(index + 1, locale)}</span>
            <i className={amount > 0 ? 'month-sun' : undefined} />
            {amount > 0 && (
              <b>
                <PaintedBaht text={formatMoney(Math.round(amount / 100) * 100, locale)} />
              </b>
            )}
          </div>
        );
      })}
    </div>
  );
}
