import { z } from 'zod';
import type { ItemId } from '@/lib/catalog/catalog';
import { cartItems } from '@/lib/catalog/items';
import { referencePattern } from '@/lib/fields/reference';
import { locales } from '@/lib/i18n/locales';
import { lineUnits } from './line-units';

/** Which state leads to which, and who may lead there, says `order_moves` of the migrations. */
export const orderStatus = z.enum([
  'awaiting-payment',
  'pending',
  'slip-wanted',
  'paid',
  'rejected',
  'cancelled',
  'refunded',
]);

export type OrderStatus = z.infer<typeof orderStatus>;

export const orderReference = z.string('required').regex(referencePattern, 'order-reference');

/** `cash` is handed over to somebody of the agency, the others come from the customer's own screen. */
export const paymentMethod = z.enum(['promptpay', 'transfer', 'card', 'cash']);

/** The ways to pay of an order that its customer places. */
export const ownMethod = paymentMethod.exclude(['cash']);

/** The ways to pay that a slip shows; the other one has a gateway to say so. */
export const slipMethod = ownMethod.exclude(['card']);

export type SlipMethod = z.infer<typeof slipMethod>;

/** What shows that an order is paid, as the mails tell them apart. */
export function proofOfPayment(method: z.infer<typeof ownMethod>): 'slip' | 'card' {
  return method === 'card' ? 'card' : 'slip';
}

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

/** A key to the page of an order, of the same kind. */
export const orderKey = z.string('order-key').regex(/^[0-9a-f]{32}$/, 'order-key');

export const orderLocale = z.enum(locales);

/** A line as it was sold: names in the customer's language, in English and, for papers, in Thai (orders of before have none), `price` in whole satang; below 0 for a discount. */
export const orderLine = z.object({
  id: z.string(),
  name: z.string(),
  name_en: z.string(),
  name_th: z.string().optional(),
  type: z.string(),
  period: z.enum(['once', 'month', 'year']),
  /** For all of it, however many. */
  price: z.number().int(),
  /** How many, and of what; left out for one, and for times of its period: jobs, months, years. */
  quantity: z.number().int().min(1).optional(),
  unit: z.enum(lineUnits).optional(),
  /** The running service that it pays on or changes. */
  service: z.uuid().optional(),
});

export type OrderLine = z.infer<typeof orderLine>;

/** What was read on a slip: `bank` its code of three digits, `reference` the sender's number of the transaction. */
export type ReadSlip = {
  kind: z.infer<typeof slipKind> | null;
  bank: string | null;
  reference: string | null;
};

/** What the customer's browser learns of its order; `amount` in whole satang. */
export type PlacedOrder = {
  id: string;
  reference: string;
  amount: number;
  isComplete: boolean;
  slip: ReadSlip;
};
