import '@/lib/fields/without-eval';
import { z } from 'zod/mini';
import { newKey } from '@/lib/browser/new-key';
import { keptText, parseJson } from '@/lib/browser/storage';
import { isSameSet } from './kept-orders';

/** One payment under way in this browser: its key, what it is for, how it is paid, whether the visitor said it was made, and whether it is a deposit. */
const checkout = z.object({
  key: z.string(),
  items: z.array(z.string()),
  method: z._default(z.enum(['promptpay', 'transfer']), 'promptpay'),
  hasPaid: z.optional(z.boolean()),
  deposit: z._default(z.boolean(), false),
});

export type Checkout = z.infer<typeof checkout>;

const kept = keptText('checkout');

/** The payment under way for exactly these items, or a new one. */
export function openCheckout(items: readonly string[], deposit = false): Checkout {
  const { data } = checkout.safeParse(parseJson(kept.read()));
  return data && data.deposit === deposit && isSameSet(data.items, items)
    ? data
    : startCheckout(items, deposit);
}

/** Begins a payment with a key of its own. */
export function startCheckout(items: readonly string[], deposit = false): Checkout {
  return keepCheckout({ key: newKey(), items: [...items], method: 'promptpay', deposit });
}

/** Keeps a payment for after a reload; without storage it lives as long as the page. @returns what was given */
export function keepCheckout(value: Checkout): Checkout {
  kept.write(JSON.stringify(value));
  return value;
}

export const endCheckout = kept.remove;
