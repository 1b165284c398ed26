import { total } from '@/lib/catalog/items';

/**
 * How a cart is divided that is paid by deposit.
 * @param items `first` is what of each is paid at once, in whole satang
 * @returns whole satang that are paid now, and at the hand-over; undefined where none of them takes a deposit
 */
export function cartDeposit(
  items: readonly { price: number; first: number }[],
): { now: number; rest: number } | undefined {
  const now = items.reduce((sum, { first }) => sum + first, 0);
  const rest = total(items) - now;
  return now > 0 && rest > 0 ? { now, rest } : undefined;
}
