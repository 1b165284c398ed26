import { formatMoney } from '@/lib/catalog/money';
import type { MonthSums } from '@/lib/desk/month';
import type { Locale } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/i18n/number';
import { Bars } from '../bars';

type MonthBarsProps = { month: string; days: MonthSums['days']; locale: Locale };

/** A month as a row of bars, one for each day. */
export function MonthBars({ month, days, locale }: MonthBarsProps) {
  const amounts = new Map(days);
  // More may have gone back on a day than came.
  const highest = Math.max(1, ...amounts.values());
  const [year = 0, number = 1] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const bars = Array.from({ length }, (_, index) => {
    const day = index + 1;
    const key = `${month}-${`${day}`.padStart(2, '0')}`;
    const label = day === 1 || day % 5 === 0 ? formatNumber(day, locale) : '';
    return { key, label, amount: Math.max(0, amounts.get(key) ?? 0) };
  });
  return <Bars bars={bars} highest={highest} scale={formatMoney(highest, locale)} />;
}
