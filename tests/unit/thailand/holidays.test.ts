import { expect, it } from 'vitest';
import { publicHolidays } from '@/lib/thailand/holidays';

const day = 86_400_000;
const newMoon = Date.UTC(2000, 0, 6, 18, 14);
const lunarMonth = 29.530588853 * day;

it('holidays that follow the moon are on its full days, four a year', () => {
  const moons = publicHolidays.filter((date) => date.length === 'YYYY-MM-DD'.length);
  const years = Object.groupBy(moons, (date) => date.slice(0, 4));
  for (const [year, [makha = '', visakha = '', asahna = '', lent = '']] of Object.entries(years).map(
    ([key, dates = []]) => [key, dates] as const,
  )) {
    expect([year, years[year]?.length]).toEqual([year, 4]);
    for (const date of [makha, visakha, asahna]) {
      const age = ((Date.parse(`${date}T12:00:00+07:00`) - newMoon) % lunarMonth) / day;
      expect([date, Math.abs(age - 14.77) < 1.6]).toEqual([date, true]);
    }
    expect((Date.parse(lent) - Date.parse(asahna)) / day).toBe(1);
    const span = (Date.parse(visakha) - Date.parse(makha)) / day;
    expect([88, 89]).toContain(span);
  }
});
