import 'server-only';
import { company } from '@/lib/company/company';
import { sumsOf, type VatMode } from '@/lib/documents/sums';
import { spanOf } from '@/lib/i18n/dates';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { daysAfter } from '@/lib/i18n/pattaya-time';
import { translator } from '@/lib/i18n/translator';
import type { OrderLine } from '@/lib/orders/order';
import type { NextPeriod, ServiceItem } from './service';

/** A line of an order that pays a service on, or changes it. */
export type ServiceLine = OrderLine & { name_th: string; service: string; ends_on: string } & (
    | { starts_on: string; months: number }
    | { change: { from: ServiceItem; to: ServiceItem } }
  );

/** The last day of what ends before another day begins; both as YYYY-MM-DD. */
export const lastDayOf = (end: string) => daysAfter(end, -1);

const localeOf = (known: string): Locale => (isLocale(known) ? known : defaultLocale);

/** The line that asks for a period of a service: its name tells the domain, the item and the days. @param price whole satang */
export function periodLine(asked: NextPeriod, price = asked.price): ServiceLine {
  const { service, starts_on, ends_on, months, type, domain, name, name_en, name_th } = asked;
  const named = (own: string, locale: Locale) =>
    `${domain === null ? own : `${domain}, ${own}`} (${spanOf(starts_on, lastDayOf(ends_on), locale)})`;
  return {
    id: service,
    service,
    name: named(name, localeOf(asked.locale)),
    name_en: named(name_en, 'en'),
    name_th: named(name_th, 'th'),
    type,
    period: months === 12 ? 'year' : 'month',
    price,
    starts_on,
    ends_on,
    months,
  };
}

/** The line that asks for the difference of a change, until the day that is paid. @param price whole satang */
export async function changeLine(
  asked: NextPeriod,
  change: { from: ServiceItem; to: ServiceItem },
  { day, price }: { day: string; price: number },
): Promise<ServiceLine> {
  const locale = localeOf(asked.locale);
  const named = async (from: string, to: string, language: Locale) =>
    (await translator(language, 'orders'))('services.changeLine', {
      from,
      to,
      days: spanOf(day, lastDayOf(asked.starts_on), language),
    });
  const { from, to } = change;
  return {
    id: asked.service,
    service: asked.service,
    name: await named(from.name, to.name, locale),
    name_en: await named(from.name_en, to.name_en, 'en'),
    name_th: await named(from.name_th, to.name_th, 'th'),
    type: to.type,
    period: 'once',
    price,
    ends_on: asked.starts_on,
    change,
  };
}

/** What a company keeps back of lines of services, in whole satang: their prices contain the value-added tax that there is. */
export function withheldOf(lines: readonly ServiceLine[], withholds: boolean): number {
  const charged = lines.map(({ price }) => ({ price, isService: true }));
  return sumsOf({ lines: charged, discount: 0, vat: contained(company.vat), withholds }).withheld;
}

const contained = (mode: VatMode): VatMode => (mode === 'none' ? 'none' : 'included');
