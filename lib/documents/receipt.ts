import { z } from 'zod';
import { orderLine, paymentMethod } from '@/lib/orders/order';

/** A number of a receipt or credit note, as `next_document_number` of the migrations gives them. */
export const receiptNumber = z.string().regex(/^(?:RC|CN)-20\d\d-\d{4,7}$/);

/** Who issues a receipt, as the Revenue Code wants a seller named. */
export const seller = z.object({
  name: z.string(),
  name_th: z.string(),
  address: z.string(),
  address_th: z.string(),
  tax_id: z.string(),
  branch: z.string(),
  /** Whether for value-added tax: then the receipt is a tax invoice as well (Revenue Code section 86/4). */
  is_registered: z.boolean(),
});

/** Why a receipt is void: the payment was taken back, the money was sent back, or the buyer was named wrongly. */
const voidReason = z.enum(['undone', 'refunded', 'details']);

/** A receipt as it was issued; amounts in whole satang, gross = net + vat, of which `withheld` was not transferred. */
export const shownReceipt = z.object({
  number: z.string(),
  order_reference: z.string(),
  /** The number of the quotation that the order was. */
  quotation: z.string().nullable(),
  issued_on: z.iso.date(),
  seller,
  buyer: z.object({
    name: z.string().nullable(),
    address: z.string().nullable(),
    company_name: z.string().nullable(),
    company_tax_id: z.string().nullable(),
    company_branch: z.string().nullable(),
  }),
  lines: z.array(orderLine),
  payment_method: paymentMethod,
  net: z.number().int(),
  vat: z.number().int(),
  gross: z.number().int(),
  /** The part of the order's payment that it is for, of so many; null for all of it. */
  part: z.number().int().nullable().default(null),
  parts: z.number().int().nullable().default(null),
  withheld: z.number().int(),
  /**
   * The receipt that a credit note takes a part of back (Revenue Code section 86/10), `credited` what earlier ones took of its net amount; null
   * for a receipt.
   */
  corrects: z
    .object({
      number: z.string(),
      issued_on: z.iso.date(),
      net: z.number().int(),
      gross: z.number().int(),
      credited: z.number().int(),
    })
    .nullable()
    .default(null),
  /** Why a part went back, as somebody of the agency wrote to the customer. */
  reason: z.string().nullish(),
  /** The number that was void before, and its day. */
  replaces: z.string().nullable(),
  replaces_on: z.iso.date().nullable(),
  replaced_by: z.string().nullable(),
  voided_at: z.coerce.date().nullable(),
  void_reason: voidReason.nullable(),
  /** Who of the agency voided it, and their word on it: for the agency alone. */
  void_person: z.string().nullish(),
  void_note: z.string().nullish(),
});

export type ShownReceipt = z.infer<typeof shownReceipt>;
