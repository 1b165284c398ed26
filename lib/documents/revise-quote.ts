import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { total } from '@/lib/catalog/items';
import { unitPrice } from '@/lib/orders/unit-price';
import { failure, type Result, success } from '@/lib/result';
import type { AddedLine, Counted } from './line-fields';
import { counted, isAdded, linesAdded } from './offered-lines';
import { type PlannedPart, planFor } from './plan';
import { quoteSums, type ShownQuote, shownQuote, validDays } from './quote';

async function showQuote(number: string): Promise<ShownQuote | undefined> {
  return (await askDatabase(shownQuote.nullable(), 'show_quote', { number })) ?? undefined;
}

type Revision = {
  number: string;
  /** The version that was read; the newest one, where it is left out. */
  seen?: number | undefined;
  /** For one of it, in whole satang, by the place of the line, the first is 1; lines that are not named keep theirs. */
  prices: ReadonlyMap<number, number>;
  /** How many, by the place of the line as well. */
  counts?: ReadonlyMap<number, Counted>;
  /** All lines behind those that were asked for; as they were where it is left out, as are the next three. */
  added?: readonly AddedLine[] | undefined;
  /** Whole satang off the sum. */
  discount?: number | undefined;
  /** For the customer to read. */
  note?: string | null | undefined;
  /** A day as YYYY-MM-DD. */
  delivery?: string | null | undefined;
  /** The parts in which it is paid; null in one sum. */
  plan?: readonly PlannedPart[] | null | undefined;
  /** Who of the agency. */
  person: string;
};

const answer = z.object({
  outcome: z.enum(['revised', 'outdated', 'accepted', 'unknown']),
  quote: shownQuote.optional(),
});

/**
 * Offers anew, for as many days as a first offer: a new version takes the place of the one before, which stays to be seen. The customer is
 * sent a mail once every price is said.
 * @returns the quotation; failures `not-found`, `invalid` (a line that is none, a `discount` that leaves nothing to pay, or a `plan` whose
 *   parts are not the price), `conflict` (its `version` says whether it is an order by now, or a colleague was faster)
 */
export async function reviseQuote({
  number,
  seen,
  prices,
  counts,
  added,
  person,
  ...changes
}: Revision): Promise<Result<ShownQuote>> {
  const before = await showQuote(number);
  if (!before) return failure('not-found');
  const { vat, version, locale } = before;
  const old = added ? before.lines.filter((line) => !isAdded(line)) : before.lines;
  if ([...prices.keys(), ...(counts?.keys() ?? [])].some((place) => place < 1 || place > old.length))
    return failure('invalid');
  const kept = old.map((line, index) => ({
    ...line,
    ...counted(prices.get(index + 1) ?? unitPrice(line), counts?.get(index + 1) ?? line),
  }));
  const lines = [...kept, ...(await linesAdded(added ?? [], locale))];
  const discount = changes.discount ?? before.discount;
  // Nobody can accept an order of nothing; as long as a price is missing the sum has yet to grow.
  const isWhole = discount === total(lines) && lines.every(({ price }) => price > 0);
  if (isWhole || discount > total(lines)) return failure('invalid', { fields: { discount: 'discount' } });
  const offer = { lines, vat, discount };
  const amount = quoteSums(offer).gross;
  const plan = planFor(changes.plan === undefined ? before.plan : changes.plan, lines, amount);
  if (plan === undefined) return failure('invalid', { fields: { plan: 'plan-sum' } });
  const { outcome, quote } = await askDatabase(answer, 'revise_quote', {
    ...offer,
    number,
    seen: seen ?? version,
    amount,
    plan,
    note: changes.note === undefined ? before.note : changes.note,
    delivery: changes.delivery === undefined ? before.delivery : changes.delivery,
    valid_days: validDays,
    person,
  });
  if (outcome === 'revised' && quote) return success(quote);
  if (outcome === 'unknown') return failure('not-found');
  return failure('conflict', {
    fields: { version: outcome === 'accepted' ? 'quote-accepted' : 'quote-outdated' },
  });
}
