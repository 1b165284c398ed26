import { z } from 'zod';
import { findItem, goodsTypes, isItemId } from '@/lib/catalog/items';
import { knownCustomer } from '@/lib/orders/known-customer';
import { orderLine, orderLocale } from '@/lib/orders/order';
import { plan } from './plan';
import { type Sums, sumsOf, vatModes } from './sums';

/** How many days an offer stands, the day on which it is made not counted. */
export const validDays = 30;

/** A number as `next_document_number` of the migrations gives them. */
export const quoteNumber = z.string('required').regex(/^QT-20\d\d-\d{4,7}$/, 'quote-number');

/** A line as it is offered; a `price` of 0 has yet to be said. */
const quoteLine = orderLine.extend({
  name_th: z.string(),
  /** What is in it, as it was offered, in the customer's language and in Thai; the agency's own lines have none. */
  scope: z.string().optional(),
  scope_th: z.string().optional(),
  /** Whether it is an item that the agency added; its own lines say so by their id. */
  is_added: z.boolean().optional(),
});

export type QuoteLine = z.infer<typeof quoteLine>;

/** `asked` waits for a price, `open` may be accepted. */
const quoteState = z.enum(['asked', 'open', 'expired', 'accepted']);

/** A day as YYYY-MM-DD. */
const day = z.iso.date();

/** A quotation with its newest version; amounts in whole satang. */
export const shownQuote = z.object({
  number: z.string(),
  version: z.number().int(),
  locale: orderLocale,
  state: quoteState,
  lines: z.array(quoteLine),
  discount: z.number().int(),
  vat: z.enum(vatModes),
  amount: z.number().int(),
  /** How it is paid in parts; none where in one sum. */
  plan,
  note: z.string().nullable(),
  delivery: day.nullable(),
  /** The last day on which it may be accepted. */
  valid_until: day,
  issued_at: z.coerce.date(),
  asked_at: z.coerce.date(),
  accepted_at: z.coerce.date().nullable(),
  /** The reference of the order that it became. */
  order: z.string().nullable(),
  /** Whether that order is paid; mails of before do not say. */
  is_paid: z.boolean().default(false),
  /** Versions that do not count any more, newest first. */
  replaced: z.array(z.object({ version: z.number().int(), issued_at: z.coerce.date() })),
  ...knownCustomer.shape,
});

export type ShownQuote = z.infer<typeof shownQuote>;

/** The lines whose price waits for a visit. */
export function linesToVisit(lines: readonly QuoteLine[]): QuoteLine[] {
  return lines.filter(({ id, price }) => price === 0 && isItemId(id) && findItem(id).needsVisit);
}

/**
 * What an offer adds up to.
 * @param withholds whether the customer keeps tax back, of services alone
 * @throws RangeError for a discount that is more than the lines
 */
export function quoteSums(
  { lines, discount, vat }: Pick<ShownQuote, 'lines' | 'discount' | 'vat'>,
  { withholds }: { withholds: boolean } = { withholds: false },
): Sums {
  const charged = lines.map(({ price, type }) => ({ price, isService: !goodsTypes.includes(type) }));
  return sumsOf({ lines: charged, discount, vat, withholds });
}
