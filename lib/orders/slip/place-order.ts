import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import type { ItemId } from '@/lib/catalog/catalog';
import type { Counted } from '@/lib/http/limits';
import type { Remembers } from '@/lib/http/page-answer';
import type { Locale } from '@/lib/i18n/locales';
import { depositOf } from '@/lib/orders/deposit';
import { hashKey } from '@/lib/orders/hash-key';
import type { PlacedOrder, SlipMethod } from '@/lib/orders/order';
import { newOrderKey, orderCookie } from '@/lib/orders/order-key';
import { orderLines, payableAmount } from '@/lib/orders/order-lines';
import { slips } from '@/lib/outside';
import { halt, halted } from '@/lib/publishing/halts';
import { failure, type Result, success } from '@/lib/result';
import type { AddedOn } from '@/lib/visits/added-on';
import { keepSlip } from './keep-slip';

/** Input of {@link placeOrder}; `upload` is the slip's file as it arrived. */
export type PlaceOrder = {
  key: string;
  items: ItemId[];
  locale: Locale;
  method: SlipMethod;
  /** Whether the slip shows the deposit, and the rest follows at the hand-over. */
  deposit?: boolean;
  addedOn?: AddedOn;
  upload: Uint8Array;
  isTrial: boolean;
};

/** The path of a picture that no order needs any more: the one of this call, or the one that it replaced. */
const spareSlip = { spare_slip: z.string().nullable() };

const answer = z.discriminatedUnion('outcome', [
  z.object({
    ...spareSlip,
    outcome: z.enum(['placed', 'repeated', 'replaced']),
    id: z.uuid(),
    reference: z.string(),
    /** Whether the key of this call opens the order: not one that has another address since. */
    opens: z.boolean(),
    amount: z.number().int(),
    is_complete: z.boolean(),
  }),
  z.object({ ...spareSlip, outcome: z.literal('mismatch') }),
  z.object({ ...spareSlip, outcome: z.literal('slip-used') }),
  z.object({ ...spareSlip, outcome: halt }),
]);

/**
 * Stores the slip and the order that it belongs to. The amount is the catalog's; a repeated key makes no second
 * order, and neither does a slip that another order has (docs/decisions/0016). Another picture with the same key takes the place of
 * the first, as long as the order has no customer.
 * @returns the order; failures `invalid` (the slip, nothing to pay, no deposit is taken, or what {@link halted} says), `conflict` (the key belongs to an order of other items, or to
 *   one that is complete with another picture)
 * @param counted see {@link keepSlip}
 * @throws SlipStoreError
 */
export async function placeOrder(
  { key, items, locale, method, deposit = false, addedOn = {}, upload, isTrial }: PlaceOrder,
  counted?: Counted,
): Promise<Result<PlacedOrder & Remembers>> {
  const amount = payableAmount(items);
  if (!amount.ok) return amount;
  const divided = deposit ? depositOf(items) : undefined;
  if (deposit && !divided) return failure('invalid', { fields: { items: 'unknown-item' } });
  const slip = await keepSlip(upload, counted);
  if (!slip.ok) return slip;
  const pageKey = newOrderKey();

  // A call that throws may have been carried out all the same, so the slip stays until the database says otherwise.
  const placed = await askDatabase(answer, 'place_order', {
    idempotency_key: hashKey(key),
    locale,
    method,
    lines: await orderLines(items, locale),
    parts: divided
      ? [
          { amount: divided.now, due: 'accepted' },
          { amount: divided.rest, due: 'handover' },
        ]
      : null,
    added_on: addedOn,
    is_trial: isTrial,
    ...slip.data,
    key_hash: pageKey.hash,
  });
  if (placed.spare_slip !== null) await (await slips()).remove(placed.spare_slip);
  if (placed.outcome === 'mismatch') return failure('conflict');
  if (placed.outcome === 'slip-used') return failure('invalid', { fields: { slip: 'slip-used' } });
  if (!('id' in placed)) return halted(placed.outcome);
  return success({
    id: placed.id,
    reference: placed.reference,
    amount: placed.amount,
    isComplete: placed.is_complete,
    slip: { kind: slip.data.slip_kind, bank: slip.data.slip_bank, reference: slip.data.slip_reference },
    sets: placed.opens ? [orderCookie(placed.reference, pageKey.key)] : [],
  });
}
