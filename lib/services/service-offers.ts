import 'server-only';
import { paidByYear } from '@/lib/catalog/catalog';
import { findItem, isItemId, itemsOfType } from '@/lib/catalog/items';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { daysBetween } from '@/lib/i18n/pattaya-time';
import { orderLines } from '@/lib/orders/order-lines';
import type { ServiceItem, ShownService } from './service';

/** What a year of a monthly service costs in whole satang; undefined where that is not offered. */
export function yearPrice(
  service: Pick<ShownService, 'item' | 'type' | 'period' | 'price_then' | 'follows'>,
) {
  const { item, period, price_then: price, follows } = service;
  const isOffered = period === 'month' && paidByYear.some((type) => type === service.type);
  if (!isOffered) return undefined;
  const listed = follows && isItemId(item) ? findItem(item).yearPrice : undefined;
  return listed ?? price * 12;
}

/** What a monthly service may become: `difference` in whole satang is due at once, 0 where it begins with the next period. */
export type ServiceChange = { to: ServiceItem; difference: number };

/**
 * What a service may become. A dearer package costs the difference for the days that are left of what is paid, in whole baht, and begins once
 * that came; a cheaper one begins with the next period.
 * @param day today, as YYYY-MM-DD
 */
export async function changesOf(service: ShownService, day: string): Promise<ServiceChange[]> {
  const { item, period, price, locale, paid_until: until, period_start: start } = service;
  if (period !== 'month' || !isItemId(item)) return [];
  const { type } = findItem(item);
  if (!paidByYear.includes(type)) return [];
  const others = itemsOfType(type).filter((other) => other.id !== item && other.period === period);
  const lines = await orderLines(
    others.map(({ id }) => id),
    isLocale(locale) ? locale : defaultLocale,
  );
  const share = Math.max(0, daysBetween(day, until)) / daysBetween(start, until);
  return lines.map(({ id, type, name, name_en, name_th, price: then }) => ({
    to: { item: id, type, name, name_en, name_th, price: then, follows: true },
    difference: Math.max(0, Math.round(((then - price) * share) / 100) * 100),
  }));
}
