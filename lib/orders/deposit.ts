import type { ItemId } from '@/lib/catalog/catalog';
import { findItem } from '@/lib/catalog/items';
import { decided } from '@/lib/company/decision';
import { deposits } from '@/lib/company/deposits';
import { cartDeposit } from './cart-deposit';

/** The first part of a price, in whole satang. */
export function depositOfPrice(price: number, percent: number): number {
  return Math.round((price * percent) / 100);
}

/** What of an item is paid first where its cart is paid by deposit, in whole satang: all of it where the owner has not marked it. */
export function firstOf(id: ItemId): number {
  const { price, period } = findItem(id);
  const percent = decided(deposits[id]);
  return percent === undefined || period !== 'once' ? price : depositOfPrice(price, percent);
}

/**
 * How a cart is divided that is paid by deposit.
 * @returns whole satang that are paid at once, and at the hand-over; undefined where the owner has marked none of its items
 */
export function depositOf(items: readonly ItemId[]): { now: number; rest: number } | undefined {
  return cartDeposit(items.map((id) => ({ price: findItem(id).price, first: firstOf(id) })));
}
