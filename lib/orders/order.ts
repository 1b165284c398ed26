import { z } from 'zod';
import type { ItemId } from '@/lib/catalog/catalog';
import { cartItems } from '@/lib/catalog/items';
import { locales } from '@/lib/i18n/locales';

/** `pending` is left once, for one of the others. */
export const orderStatus = z.enum(['pending', 'paid', 'rejected', 'cancelled']);

export const paymentMethod = z.enum(['promptpay', 'card']);

/** What the codes on a slip say that it is; `other` has codes that are no slip's. */
export const slipKind = z.enum(['bank', 'truemoney', 'other', 'none']);

const orderable: ReadonlySet<string> = new Set(cartItems.map((item) => item.id));

/** The ids of one order: sold through the cart, each once, at least one. */
export const orderItemIds = z
  .array(
    z.string().refine((id): id is ItemId => orderable.has(id), 'unknown-item'),
    'unknown-item',
  )
  .min(1, 'unknown-item')
  .max(orderable.size, 'unknown-item')
  .refine((ids) => new Set(ids).size === ids.length, 'unknown-item');

/** 128 random bits in hex: makes a retry harmless and proves whose order it is. */
export const checkoutKey = z.string().regex(/^[0-9a-f]{32}$/);

export const orderLocale = z.enum(locales);

/** A line as it was sold: names in the customer's language and in English, `price` in whole satang. */
export const orderLine = z.object({
  id: z.string(),
  name: z.string(),
  name_en: z.string(),
  type: z.string(),
  period: z.enum(['once', 'month', 'year']),
  price: z.number().int().nonnegative(),
});

export type OrderLine = z.infer<typeof orderLine>;

/** What the customer's browser learns of its order; `amount` in whole satang. */
export type PlacedOrder = { id: string; reference: string; amount: number; isComplete: boolean };
