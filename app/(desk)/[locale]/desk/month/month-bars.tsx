import { formatMoney } from '@/lib/catalog/money';
import type { MonthSums } from '@/lib/desk/month';
import type { Locale } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/i18n/number';

type MonthBarsProps = { month: string; days: MonthSums['days']; locale: Locale };

/** A month as a row of bars, one for each day; the table below it says the amounts, to screen readers too. */
export function MonthBars({ month, days, locale }: MonthBarsProps) {
  const amounts = new Map(days);
  const highest = Math.max(...amounts.values());
  const [year = 0, number = 1] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return (
    <div className="month-bars" aria-hidden="true">
      <p className="text-small">{formatMoney(highest, locale)}</p>
      <ol>
        {Array.from({ length }, (_, index) => {
          const day = index + 1;
          const amount = amounts.get(`${month}-${`${day}`.padStart(2, '0')}`) ?? 0;
          return (
            <li key={day}>
              <span style={{ height: `${(amount / highest) * 100}%` }} />
              {day === 1 || day % 5 === 0 ? formatNumber(day, locale) : ''}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
