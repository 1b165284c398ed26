import 'server-only';
import { z } from 'zod';
import { database } from '@/lib/outside';
import { failure, type Result, success } from '@/lib/result';
import { quoteSums, type ShownQuote, shownQuote, validDays } from './quote';

/** The newest quotations, for the agency; newest first, 100 at most. @throws DatabaseError */
export async function listQuotes(): Promise<ShownQuote[]> {
  return z.array(shownQuote).parse(await (await database()).call('list_quotes', { max: 100 }));
}

/** A quotation for the agency; undefined where no such number was given. @throws DatabaseError */
export async function showQuote(number: string): Promise<ShownQuote | undefined> {
  return shownQuote.nullable().parse(await (await database()).call('show_quote', { number })) ?? undefined;
}

type Revision = {
  number: string;
  /** Whole satang by the place of the line, the first is 1; lines that are not named keep theirs. */
  prices: ReadonlyMap<number, number>;
  /** Whole satang off the sum; as it was where it is left out, as are the next two. */
  discount?: number | undefined;
  /** For the customer to read. */
  note?: string | undefined;
  /** A day as YYYY-MM-DD. */
  delivery?: string | undefined;
  /** Who of the agency. */
  person: string;
};

const answer = z.object({
  outcome: z.enum(['revised', 'outdated', 'accepted', 'unknown']),
  quote: shownQuote.optional(),
});

/**
 * Offers anew, for as many days as a first offer: a new version takes the place of the one before, which stays to be seen. The customer is
 * owed a mail once every price is said.
 * @returns the quotation; failures `not-found`, `invalid` (a line that is none, or a discount of more than the lines), `conflict` (it is an
 *   order by now, or a colleague was faster)
 * @throws DatabaseError
 */
export async function reviseQuote({
  number,
  prices,
  person,
  ...changes
}: Revision): Promise<Result<ShownQuote>> {
  const before = await showQuote(number);
  if (!before) return failure('not-found');
  const { lines: old, vat, version } = before;
  if ([...prices.keys()].some((place) => place < 1 || place > old.length)) return failure('invalid');
  const lines = old.map((line, index) => ({ ...line, price: prices.get(index + 1) ?? line.price }));
  const discount = changes.discount ?? before.discount;
  if (discount > lines.reduce((sum, { price }) => sum + price, 0)) return failure('invalid');
  const offer = { lines, vat, discount };
  const { outcome, quote } = answer.parse(
    await (await database()).call('revise_quote', {
      ...offer,
      number,
      seen: version,
      amount: quoteSums(offer).gross,
      note: changes.note ?? before.note,
      delivery: changes.delivery ?? before.delivery,
      valid_days: validDays,
      person,
    }),
  );
  return outcome === 'revised' && quote
    ? success(quote)
    : failure(outcome === 'unknown' ? 'not-found' : 'conflict');
}
