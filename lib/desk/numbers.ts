import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { daysAfter, today } from '@/lib/i18n/pattaya-time';
import { grouped, monthsAfter } from './month';

const count = z.number().int();
const numbers = z.object({
  views: z.array(
    z.object({ day: z.string(), page: z.string(), locale: z.string(), source: z.string(), views: count }),
  ),
  carts: z.array(z.object({ day: z.string(), item: z.string(), page: z.string(), added: count })),
  bought: z.array(
    z.object({
      day: z.string(),
      item: z.string(),
      page: z.string().nullable(),
      bought: count,
      amount: count,
    }),
  ),
  asked: z.array(z.object({ day: z.string(), inquiries: count, quotes: count, accepted: count })),
});

/**
 * What was counted, by day or month: pages seen, items put into carts and bought from there (`amount` in whole satang), inquiries and
 * quotations. Each `day` is YYYY-MM-DD in Pattaya, of a month the first one.
 */
export type SiteNumbers = z.infer<typeof numbers>;

/** The last 30 days, or this month and the eleven before it. */
export const span = z.enum(['days', 'year']);

export type Span = z.infer<typeof span>;

/** Every day or month of a span, as `SiteNumbers` names them, the oldest first. @param last as YYYY-MM-DD */
export function unitsOf(wanted: Span, last = today()): string[] {
  if (wanted === 'days') return Array.from({ length: 30 }, (_, back) => daysAfter(last, back - 29));
  const month = last.slice(0, 7);
  return Array.from({ length: 12 }, (_, back) => `${monthsAfter(month, back - 11)}-01`);
}

/** The numbers of a span up to today. @param unit how finely they are told */
export async function siteNumbers(
  wanted: Span,
  unit: 'day' | 'month' = wanted === 'days' ? 'day' : 'month',
): Promise<SiteNumbers> {
  const last = today();
  return askDatabase(numbers, 'site_numbers', {
    from: unitsOf(wanted, last)[0] ?? '',
    to: daysAfter(last, 1),
    unit,
    time_zone: 'Asia/Bangkok',
  });
}

/** A name, with how often each thing happened to it. */
export type Way = { name: string; views: number; added: number; bought: number; amount: number };

/** The numbers of a span, added up. A visit is a page that was opened from elsewhere; `pages` and `items` tell the way to the payment. */
export type NumberSums = {
  total: { visits: number; views: number; added: number; bought: number; amount: number } & Asked;
  visits: ReadonlyMap<string, number>;
  sources: [name: string, visits: number][];
  locales: [name: string, views: number][];
  pages: Way[];
  items: Way[];
};
type Asked = { inquiries: number; quotes: number; accepted: number };

/** Adds up the numbers of a span. */
export function sumsOfNumbers({ views, carts, bought, asked }: SiteNumbers): NumberSums {
  const visits = views.filter(({ source }) => source !== 'inside');
  const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
    rows.reduce((all, row) => all + of(row), 0);
  const viewsOf = ({ views }: { views: number }) => views;
  return {
    total: {
      visits: sum(visits, viewsOf),
      views: sum(views, viewsOf),
      added: sum(carts, ({ added }) => added),
      bought: sum(bought, (line) => line.bought),
      amount: sum(bought, ({ amount }) => amount),
      inquiries: sum(asked, ({ inquiries }) => inquiries),
      quotes: sum(asked, ({ quotes }) => quotes),
      accepted: sum(asked, ({ accepted }) => accepted),
    },
    visits: new Map(grouped(visits.map(({ day, views }) => [day, views]))),
    sources: ranked(grouped(visits.map(({ source, views }) => [source, views]))),
    locales: ranked(grouped(views.map(({ locale, views }) => [locale, views]))),
    pages: ways([
      ...views.map(({ page, views }) => ({ name: page, views })),
      ...carts.map(({ page, added }) => ({ name: page, added })),
      ...bought.map(({ page, bought, amount }) => ({ name: page ?? '', bought, amount })),
    ]),
    items: ways([
      ...carts.map(({ item, added }) => ({ name: item, added })),
      ...bought.map(({ item, bought, amount }) => ({ name: item, bought, amount })),
    ]),
  };
}

const ranked = (groups: [string, number][]) => groups.sort(([, one], [, other]) => other - one);

function ways(steps: readonly (Partial<Way> & { name: string })[]): Way[] {
  const all = new Map<string, Way>();
  for (const { name, views = 0, added = 0, bought = 0, amount = 0 } of steps) {
    const way = all.get(name) ?? { name, views: 0, added: 0, bought: 0, amount: 0 };
    all.set(name, {
      name,
      views: way.views + views,
      added: way.added + added,
      bought: way.bought + bought,
      amount: way.amount + amount,
    });
  }
  return [...all.values()].sort(
    (one, other) => other.views - one.views || other.added - one.added || other.bought - one.bought,
  );
}
