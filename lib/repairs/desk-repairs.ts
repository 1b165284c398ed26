import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import type { ItemId } from '@/lib/catalog/catalog';
import { itemsOfType } from '@/lib/catalog/items';
import { company } from '@/lib/company/company';
import { offeredLines } from '@/lib/documents/offered-lines';
import { quoteNumber, validDays } from '@/lib/documents/quote';
import type { Locale } from '@/lib/i18n/locales';
import { deskCustomerArguments } from '@/lib/orders/desk-customer';
import { hashKey } from '@/lib/orders/hash-key';
import { failure, type Result, success } from '@/lib/result';
import { type Repair, repair, repairMove, repairNumber } from './repair';

/** What a device may be brought for. */
export const repairItems: readonly ItemId[] = [
  ...itemsOfType('computer-repair'),
  ...itemsOfType('data-recovery'),
].map(({ id }) => id);

const withEvents = repair.extend({
  received_by: z.string(),
  moves: z.array(repairMove),
  events: z.array(
    z.object({
      what: z.enum(['received', 'declined', ...repairMove.options]),
      actor: z.enum(['customer', 'agency']),
      person: z.string().nullable(),
      created_at: z.coerce.date(),
    }),
  ),
});

/** What is in the shop, the oldest first. */
export async function repairsAtDesk(): Promise<Repair[]> {
  return askDatabase(z.array(repair), 'desk_repairs');
}

/** One repair with its history, by its number or that of its quotation; undefined where there is none. */
export async function repairAtDesk(number: string): Promise<z.infer<typeof withEvents> | undefined> {
  if (!repairNumber.safeParse(number).success && !quoteNumber.safeParse(number).success) return undefined;
  return (await askDatabase(withEvents.nullable(), 'desk_repair', { number })) ?? undefined;
}

type Received = {
  key: string;
  locale: Locale;
  item: ItemId;
  device: string;
  inquiry: string | null;
  person: string;
  /** Who brings it, by the names of the desk's fields. */
  customer: Readonly<Record<string, string>>;
};

const received = z.object({ outcome: z.string(), number: z.string().optional() });

/**
 * Takes a device into the shop: a quotation whose price is open, and a short number for the tag. One form makes one.
 * @returns the number; failure `not-found` (no such inquiry)
 */
export async function receiveDevice({
  key,
  locale,
  item,
  device,
  inquiry,
  person,
  customer,
}: Received): Promise<Result<{ number: string }>> {
  // What it costs is not known before somebody has looked at it.
  const lines = (await offeredLines([item], locale)).map((line) => ({ ...line, price: 0 }));
  const { number } = await askDatabase(received, 'receive_device', {
    ...deskCustomerArguments(customer),
    idempotency_key: hashKey(key),
    locale,
    lines,
    discount: 0,
    vat: company.vat,
    amount: 0,
    plan: null,
    note: null,
    delivery: null,
    valid_days: validDays,
    inquiry,
    device,
    person,
  });
  return number === undefined ? failure('not-found') : success({ number });
}

const moved = z.object({
  outcome: z.enum(['changed', 'unchanged', 'refused', 'not-found']),
  mailed: z.boolean().default(false),
});

/** Says what became of a device; `seen` is the state that was read. @returns whether a mail waits for the customer too */
export async function moveRepair(move: {
  number: string;
  what: z.infer<typeof repairMove>;
  seen: Repair['state'];
  person: string;
}): Promise<z.infer<typeof moved>> {
  return askDatabase(moved, 'move_repair', move);
}
