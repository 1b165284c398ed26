import 'server-only';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { toBaht } from '@/lib/catalog/money';
import { agencyLocale } from '@/lib/company/agency';
import type { MadeFile } from '@/lib/http/answer';
import { loadNamespace } from '@/lib/i18n/messages';
import { type Result, success } from '@/lib/result';
import { siteNumbers, span } from './numbers';

export const numbersQuery = z.object({ span: span.default('days') });

/**
 * What was counted in a span, day by day, in the agency's language: UTF-8 with the mark that spreadsheets look for, a row for each number, and
 * amounts in baht.
 */
export async function numbersFile(query: z.infer<typeof numbersQuery>): Promise<Result<MadeFile>> {
  const { views, carts, bought, asked } = await siteNumbers(query.span, 'day');
  const { columns, totals, sources } = await loadNamespace(agencyLocale(), 'numbers');
  const sourceNames: Record<string, string> = sources;
  type Row = { day: string; what: string; count: number } & Partial<
    Record<'page' | 'language' | 'source' | 'item' | 'amount', string>
  >;
  const rows: Row[] = [
    ...views.map(({ day, page, locale, source, views }) => ({
      day,
      what: totals.views,
      page,
      language: locale,
      source: sourceNames[source] ?? source,
      count: views,
    })),
    ...carts.map(({ day, page, item, added }) => ({ day, what: totals.added, page, item, count: added })),
    ...bought.map(({ day, page, item, bought, amount }) => ({
      day,
      what: totals.bought,
      page: page ?? '',
      item,
      count: bought,
      amount: toBaht(amount).toFixed(2),
    })),
    ...asked.flatMap(({ day, inquiries, quotes, accepted }) => [
      { day, what: totals.inquiries, count: inquiries },
      { day, what: totals.quotes, count: quotes },
      { day, what: totals.accepted, count: accepted },
    ]),
  ];
  const content = stringify(
    rows
      .filter(({ count }) => count > 0)
      .sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day))),
    { header: true, bom: true, columns: Object.entries(columns).map(([key, header]) => ({ key, header })) },
  );
  return success({ name: `numbers-${query.span}.csv`, content, type: 'text/csv; charset=utf-8' });
}
