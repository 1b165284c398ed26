import { parseList } from '@/lib/browser/storage';
import { keptOrderDays } from '@/lib/company/periods';

/**
 * An order as the browser that placed it remembers it. `open` is there as long as the customer's details are missing: the id of
 * the order, and the checkout key that proves whose it is.
 */
export type KeptOrder = {
  reference: string;
  items: string[];
  /** When the slip was taken, in milliseconds. */
  at: number;
  open?: { id: string; key: string };
};

const maxOrders = 10;

/**
 * Reads the remembered orders; whatever is none, or older than a month, is dropped.
 * @param stored the text in local storage, null when there is none
 */
export function parseKeptOrders(stored: string | null, now: number): KeptOrder[] {
  return parseList(stored)
    .filter(isKeptOrder)
    .filter((order) => now - order.at < keptOrderDays * 24 * 60 * 60 * 1000)
    .slice(0, maxOrders);
}

/** Hand-written like the cart's, since the cart page carries it. */
function isKeptOrder(value: unknown): value is KeptOrder {
  if (typeof value !== 'object' || value === null) return false;
  if (!('reference' in value && 'items' in value && 'at' in value)) return false;
  const { reference, items, at } = value;
  if (typeof reference !== 'string' || typeof at !== 'number') return false;
  if (!Array.isArray(items) || !items.every((item) => typeof item === 'string')) return false;
  return !('open' in value) || isProof(value.open);
}

function isProof(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('id' in value && 'key' in value)) return false;
  return typeof value.id === 'string' && typeof value.key === 'string';
}

/** Remembers an order, the newest first. */
export function keepOrder(orders: readonly KeptOrder[], order: KeptOrder): KeptOrder[] {
  return [order, ...forgetOrder(orders, order.reference)].slice(0, maxOrders);
}

/** Takes an order for complete: its key is no longer needed. */
export function closeOrder(orders: readonly KeptOrder[], reference: string): KeptOrder[] {
  return orders.map((order) => {
    if (order.reference !== reference) return order;
    const { open: _open, ...closed } = order;
    return closed;
  });
}

export function forgetOrder(orders: readonly KeptOrder[], reference: string): KeptOrder[] {
  return orders.filter((order) => order.reference !== reference);
}

/** The newest remembered order of exactly these items that is as asked: waiting for details, or complete. */
export function findKeptOrder(
  orders: readonly KeptOrder[],
  items: readonly string[],
  state: 'open' | 'complete',
): KeptOrder | undefined {
  return orders.find(
    (order) => (order.open !== undefined) === (state === 'open') && isSameSet(order.items, items),
  );
}

/** Whether two lists of item ids, each without repeats, name the same items. */
export function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item));
}
