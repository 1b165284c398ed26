import { catalog, type ItemId } from '@/lib/catalog/catalog';
import { formatMoney, toSatang } from '@/lib/catalog/money';

/** What items cost today, in satang: an API test asks what becomes of the price, not what it is. */
export function priceOf(...ids: readonly ItemId[]): number {
  return ids.reduce((sum, id) => sum + toSatang(catalog[id].price), 0);
}

/** The same as mails write it, in English and in Thai. */
export function writtenPrice(...ids: readonly ItemId[]): string {
  return formatMoney(priceOf(...ids), 'en', 'always');
}
