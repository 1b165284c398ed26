import { describe, expect, it } from 'vitest';
import { renewDates } from '@/lib/machine-readable/renew-dates';
import dates from '@/lib/site/content-dates.json';

describe('the dates of pages', () => {
  it('are those of what the pages say now; if not: npm run dates', async () => {
    expect(dates).toEqual(await renewDates(dates, 'never'));
  });

  it('change for a page and a language that say something else, and for no other', async () => {
    const before = { ...dates, seo: { ...dates.seo, th: { hash: 'of other words', date: '2020-01-01' } } };
    const after = await renewDates(before, '2030-01-01');
    expect(after.seo?.th).toEqual({ hash: dates.seo.th.hash, date: '2030-01-01' });
    expect({ ...after, seo: { ...after.seo, th: dates.seo.th } }).toEqual(dates);
  });

  it('come with a page that is new', async () => {
    const { seo: _, ...before } = dates;
    const after = await renewDates(before, '2030-01-01');
    expect(Object.values(after.seo ?? {}).map(({ date }) => date)).toEqual(Array(5).fill('2030-01-01'));
  });
});
