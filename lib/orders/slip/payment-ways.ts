import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import type { ItemId } from '@/lib/catalog/catalog';
import { env } from '@/lib/env/env';
import type { Env } from '@/lib/env/settings';
import { parseInput } from '@/lib/fields/parse';
import { ownCardPage } from '@/lib/orders/card/own-card-page';
import { depositOf } from '@/lib/orders/deposit';
import { hashKey } from '@/lib/orders/hash-key';
import { checkoutKey, orderItemIds } from '@/lib/orders/order';
import { readProof } from '@/lib/orders/order-key';
import { payableAmount } from '@/lib/orders/order-lines';
import { type OrderProof, showOwnOrder } from '@/lib/orders/own-order';
import { openAmount } from '@/lib/orders/payable';
import { paymentQr } from '@/lib/payments/slip/payment-qr';
import { halt, halted } from '@/lib/publishing/halts';
import { failure, type Result, success } from '@/lib/result';
import type { BankAccount } from '@/lib/thailand/bank-account';
import { demoPromptPayId, writtenPromptPayId } from '@/lib/thailand/promptpay-id';

/** Whom a PromptPay code pays, in text: all that is on the code but the amount. */
type PromptPayReceiver = {
  /** As people write it, with dashes. */
  number: string;
  /** What bank apps show as the receiver, where the owner has said so. */
  name?: string | undefined;
  /** Whether it is an id that pays nobody. */
  isDemo: boolean;
};

/** How an amount can be paid by a transfer that a slip shows; `amount` in whole satang. */
export type PaymentWays = {
  amount: number;
  promptPay: PromptPayReceiver;
  /** What follows at the hand-over, where the amount is a deposit. */
  rest?: number | undefined;
  transfer?: BankAccount | undefined;
};

/** The ways to pay any amount by a transfer; a trial pays nobody. @param amount whole satang, more than 0 */
export function paymentWays(amount: number, isTrial: boolean): PaymentWays {
  const { PROMPTPAY_ID, PROMPTPAY_NAME, BANK_ACCOUNT }: Partial<Env> = isTrial ? {} : env();
  return {
    amount,
    promptPay: {
      number: writtenPromptPayId(PROMPTPAY_ID ?? demoPromptPayId),
      name: PROMPTPAY_NAME,
      isDemo: PROMPTPAY_ID === undefined,
    },
    transfer: BANK_ACCOUNT,
  };
}

/**
 * The PromptPay code of an order that waits for its payment, or for the rest of it, as a PNG; of one in parts for what is asked for now.
 * @param order `isAll` where all that is open is to be paid at once
 * @returns failures `not-found` (no key to this order), `conflict` (nothing is to be paid, or it is being paid by card)
 */
export async function ownOrderQr({
  isTrial,
  isAll = false,
  ...proof
}: OrderProof & Trial & { isAll?: boolean }): Promise<Result<Buffer>> {
  const order = await showOwnOrder(proof);
  if (!order) return failure('not-found');
  const waits = order.status === 'awaiting-payment' && (await ownCardPage(proof)) === 'none';
  return waits
    ? success(await paymentQr((isAll && order.open) || openAmount(order), isTrial))
    : failure('conflict');
}

/** For a route's `read`: which order, and whether all that is open of it is to be paid. */
export async function readOwnCode(request: Request, params: Record<string, string>) {
  const proof = await readProof(request, params);
  const isAll = new URL(request.url).searchParams.has('all');
  return proof.ok ? success({ ...proof.data, isAll }) : proof;
}

export const cartPayment = z.object({
  items: orderItemIds,
  /** That of the checkout, which may then send its slip whatever is halted meanwhile. */
  key: checkoutKey.optional(),
  /** Whether only the deposit is paid now. */
  deposit: z.boolean().default(false),
});

const shown = z.object({ halt: halt.nullable() });

type CartPayment = { items: ItemId[]; key?: string | undefined; deposit: boolean };
type Trial = { isTrial: boolean };

/**
 * The ways to pay for a cart; the request names items, never an amount.
 * @returns failure `invalid` where nothing is to be paid, or what {@link halted} says
 */
export async function cartPaymentWays({
  isTrial,
  ...cart
}: CartPayment & Trial): Promise<Result<PaymentWays>> {
  const amount = cartAmount(cart);
  if (!amount.ok) return amount;
  const { halt: found } = await askDatabase(shown, 'show_code', {
    items: cart.items,
    idempotency_key: cart.key === undefined ? null : hashKey(cart.key),
  });
  if (found) return halted(found);
  const rest = cart.deposit ? depositOf(cart.items)?.rest : undefined;
  return success({ ...paymentWays(amount.data, isTrial), rest });
}

/** What a cart costs, or its deposit. @returns failure `invalid` where nothing is to be paid, or no deposit is taken */
function cartAmount({ items, deposit }: CartPayment): Result<number> {
  if (!deposit) return payableAmount(items);
  const divided = depositOf(items);
  return divided ? success(divided.now) : failure('invalid', { fields: { items: 'unknown-item' } });
}

/** Reads the query of the picture: `items`, ids with commas between, and `deposit`; whatever else stands there is not looked at. */
export async function readCartQuery(request: Request): Promise<Result<CartPayment>> {
  const { searchParams } = new URL(request.url);
  const items = searchParams.get('items')?.split(',') ?? [];
  return parseInput(cartPayment, { items, deposit: searchParams.has('deposit') });
}

/** The PromptPay code of a cart, as a PNG. @returns as {@link cartPaymentWays} */
export async function cartPaymentQr({ isTrial, ...cart }: CartPayment & Trial): Promise<Result<Buffer>> {
  const amount = cartAmount(cart);
  return amount.ok ? success(await paymentQr(amount.data, isTrial)) : amount;
}
