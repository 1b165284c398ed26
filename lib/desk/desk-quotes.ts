import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { shownQuote } from '@/lib/documents/quote';
import { namedLine } from '@/lib/orders/order-lines';
import { type Place, pageLength } from './place';

/** As a customer's state has it, and `replaced` for versions that do not count any more. */
export const deskQuoteState = z.enum(['asked', 'open', 'accepted', 'expired', 'replaced']);

export type DeskQuoteState = z.infer<typeof deskQuoteState>;

export const deskQuoteRow = z.object({
  id: z.uuid(),
  number: z.string(),
  version: z.number().int(),
  state: deskQuoteState,
  amount: z.number().int(),
  valid_until: z.iso.date(),
  customer_name: z.string().nullable(),
  company_name: z.string().nullable(),
  created_at: z.coerce.date(),
  lines: z.array(namedLine),
});

/** A version of a quotation in a list; `amount` in whole satang. */
export type DeskQuoteRow = z.infer<typeof deskQuoteRow>;

/**
 * A page of versions in a state, or of the newest version of each quotation: what waits for a price oldest first, all else newest first.
 */
export async function listDeskQuotes(
  state: DeskQuoteState | null,
  before: Place | null,
): Promise<DeskQuoteRow[]> {
  return askDatabase(z.array(deskQuoteRow), 'desk_quotes', { state, before, max: pageLength });
}

const deskQuote = shownQuote.extend({
  /** Who of the agency began it; null where the customer asked. */
  begun_by: z.string().nullable(),
  /** The reference of the inquiry that it answers. */
  inquiry: z.string().nullable(),
  /** Newest first; `person` is null for what the customer asked for. */
  versions: z.array(
    z.object({
      version: z.number().int(),
      issued_at: z.coerce.date(),
      person: z.string().nullable(),
      amount: z.number().int(),
      valid_until: z.iso.date(),
    }),
  ),
});

export type DeskQuote = z.infer<typeof deskQuote>;

/** A quotation with all its versions; undefined where no such number was given. */
export async function showDeskQuote(number: string): Promise<DeskQuote | undefined> {
  return (await askDatabase(deskQuote.nullable(), 'desk_quote', { number })) ?? undefined;
}
