import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import type { Remembers } from '@/lib/http/page-answer';
import { hashKey } from '@/lib/orders/hash-key';
import { keyHashesIn, orderCookie } from '@/lib/orders/order-key';
import type { BroughtKey, OrderProof } from '@/lib/orders/own-order';
import { database } from '@/lib/outside';
import { failure, type Result, success } from '@/lib/result';
import { receiptNumber, type ShownReceipt, shownReceipt } from './receipt';

async function opened(number: string, hashes: string[]): Promise<ShownReceipt | undefined> {
  if (!receiptNumber.safeParse(number).success || hashes.length === 0) return undefined;
  const { call } = await database();
  return (
    shownReceipt.nullable().parse(await call('show_own_receipt', { number, key_hashes: hashes })) ?? undefined
  );
}

/**
 * A receipt as its customer sees it: the keys to an order open its receipts.
 * @param cookies the `Cookie` header
 * @returns undefined without a key to its order, whether there is such a receipt or not
 */
export function showOwnReceipt(number: string, cookies: string | null): Promise<ShownReceipt | undefined> {
  return opened(number, keyHashesIn(cookies));
}

/** A receipt for the agency, void ones with who and why; undefined where no such number was given. */
export async function showReceipt(number: string): Promise<ShownReceipt | undefined> {
  if (!receiptNumber.safeParse(number).success) return undefined;
  return (await askDatabase(shownReceipt.nullable(), 'show_receipt', { number })) ?? undefined;
}

/**
 * Takes the key of a mail for this browser to keep: it opens the order of the receipt.
 * @returns what opens it; failure `not-found` for a key that opens no such receipt
 */
export async function openReceipt({ reference: number, key }: BroughtKey): Promise<Result<Remembers>> {
  const receipt = await opened(number, [hashKey(key)]);
  return receipt ? success({ sets: [orderCookie(receipt.order_reference, key)] }) : failure('not-found');
}

const openedNumber = z.object({ number: receiptNumber.nullable() });

/**
 * Issues the receipt of a paid order to its customer, who need not wait until the decision can be taken back no more: that ends with it.
 * @returns failure `not-found` without a key to this order, and where it has no receipt
 */
export async function openOwnReceipt(proof: OrderProof): Promise<Result<{ number: string }>> {
  const { number } = await askDatabase(openedNumber, 'open_own_receipt', proof);
  return number === null ? failure('not-found') : success({ number });
}

const settled = z.object({ settled: z.number().int() });

/**
 * Issues and voids receipts as decisions want it, once nobody takes these back any more.
 * @param reference of the order whose receipt is wanted at once; that ends what may be undone
 * @returns how many orders there were
 */
export async function settlePapers(reference: string | null = null): Promise<number> {
  return (await askDatabase(settled, 'settle_due_papers', { reference })).settled;
}

const papers = z.object({
  withheld: z.number().int(),
  /** When its receipt is issued, where that has yet to come. */
  due_at: z.coerce.date().nullable(),
  /** Since when there is a certificate of the tax that was kept back. */
  certificate_at: z.coerce.date().nullable(),
  /** Who of the agency got it on paper. */
  certificate_person: z.string().nullable(),
  /** The paths of its pictures, newest first. */
  certificates: z.array(z.string()),
  receipts: z.array(
    shownReceipt.pick({
      number: true,
      issued_on: true,
      part: true,
      parts: true,
      gross: true,
      corrects: true,
      voided_at: true,
      void_reason: true,
      void_person: true,
      void_note: true,
    }),
  ),
});

export type Papers = z.infer<typeof papers>;

/** The papers of an order, newest first; none where there is no such order. Whoever asks has proved that they may. */
export async function papersOf(reference: string): Promise<Papers> {
  return askDatabase(papers, 'order_papers', { reference });
}
