import { catalog, type ItemId } from './catalog';
import type { ItemType, Period } from './catalog-entry';
import { toSatang } from './money';

/** A catalog entry as the code uses it; `price` in whole satang, 0 meaning on request. */
export type Item = {
  id: ItemId;
  type: ItemType;
  price: number;
  period: Period;
  /** What a year of it costs, in whole satang, where that is not twelve months. */
  yearPrice: number | undefined;
  isStartingPrice: boolean;
  needsVisit: boolean;
  action: 'cart' | 'inquire';
};

export function isItemId(value: unknown): value is ItemId {
  return typeof value === 'string' && Object.hasOwn(catalog, value);
}

export const itemIds: readonly ItemId[] = Object.keys(catalog).filter(isItemId);

/** The item of an id, its price in whole satang. */
export function findItem(id: ItemId): Item {
  const entry = catalog[id];
  return {
    id,
    type: entry.type,
    price: toSatang(entry.price),
    period: entry.period,
    yearPrice: entry.yearPrice === undefined ? undefined : toSatang(entry.yearPrice),
    isStartingPrice: entry.isStartingPrice ?? false,
    needsVisit: entry.needsVisit ?? false,
    action: entry.action,
  };
}

/** Every item of a type, in catalog order. */
export function itemsOfType(type: ItemType): Item[] {
  return itemIds.map(findItem).filter((item) => item.type === type);
}

/** The item of a type that costs least; undefined where all prices are on request. */
export function lowestPrice(type: ItemType): Item | undefined {
  return itemsOfType(type)
    .filter((item) => item.price > 0)
    .reduce<Item | undefined>(
      (lowest, item) => (lowest && lowest.price <= item.price ? lowest : item),
      undefined,
    );
}

/** Every item that may be put in the cart, in catalog order. */
export const cartItems: readonly Item[] = itemIds.map(findItem).filter((item) => item.action === 'cart');

/** The plain sum in whole satang: the only sum of prices in this project. */
export function total(items: readonly { price: number }[]): number {
  return items.reduce((sum, item) => sum + item.price, 0);
}

/** A line that may come again; `quantity` counts its months or years, but where it has a `unit` of its own. */
type Recurring = { price: number; period: Period; quantity?: number | undefined; unit?: string | undefined };

/** The sum that comes again each month and each year, in whole satang. */
export function recurring(lines: readonly Recurring[]): { month: number; year: number } {
  const once = lines.map(({ price, quantity = 1, unit, period }) => ({
    period,
    price: unit ? price : price / quantity,
  }));
  return {
    month: total(once.filter(({ period }) => period === 'month')),
    year: total(once.filter(({ period }) => period === 'year')),
  };
}

/** What is sold as goods, installed or not; from all else a Thai company withholds tax as from services. The accountant confirms the list. */
export const goodsTypes: readonly string[] = ['cctv'] satisfies ItemType[];
