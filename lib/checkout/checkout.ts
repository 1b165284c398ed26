import { z } from 'zod/mini';
import { attempt } from '@/lib/browser/storage';
import { isSameSet } from './kept-orders';

/** One payment under way in this browser: its key, what it is for, and whether the visitor said it was made. */
const checkout = z.object({ key: z.string(), items: z.array(z.string()), hasPaid: z.optional(z.boolean()) });

export type Checkout = z.infer<typeof checkout>;

const checkoutStorageKey = 'checkout';

/** The payment under way for exactly these items, or a new one. */
export function openCheckout(items: readonly string[]): Checkout {
  const stored = readCheckout();
  return stored && isSameSet(stored.items, items) ? stored : startCheckout(items);
}

/** Begins a payment with a key of its own. */
export function startCheckout(items: readonly string[]): Checkout {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const key = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return keepCheckout({ key, items: [...items] });
}

/** Keeps a payment for after a reload; without storage it lives as long as the page. @returns what was given */
export function keepCheckout(value: Checkout): Checkout {
  attempt(() => localStorage.setItem(checkoutStorageKey, JSON.stringify(value)));
  return value;
}

/** Forgets the payment under way. */
export function endCheckout(): void {
  attempt(() => localStorage.removeItem(checkoutStorageKey));
}

function readCheckout(): Checkout | undefined {
  const parsed = checkout.safeParse(
    attempt(() => JSON.parse(localStorage.getItem(checkoutStorageKey) ?? 'null')),
  );
  return parsed.success ? parsed.data : undefined;
}
