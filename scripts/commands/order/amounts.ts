import type { Messages } from 'next-intl';
import type { z } from 'zod';
import { formatMoney } from '@/lib/catalog/money';
import { agencyLocale } from '@/lib/company/agency';
import { satangTyped } from '@/lib/documents/line-fields';
import { fill } from '@/lib/i18n/fill';
import { noteMoney, sendBack } from '@/lib/orders/money';
import type { moneyLine } from '@/lib/orders/money-line';
import { type Decision, showOrder } from '@/lib/orders/order-status';

const doings = ['received', 'back'] as const;

type Noted = {
  reference: string;
  person: string;
  note?: string | undefined;
  /** Of the transaction by which it came. */
  number?: string | undefined;
  /** The account that it went back to. */
  to?: string | undefined;
};

/** Whether somebody typed that an amount came or went back. */
export function isAmount(what: string, typed: string): what is (typeof doings)[number] {
  return doings.some((known) => known === what) && (satangTyped(typed) ?? 0) > 0;
}

/** Writes that down, as of what the order has by now. @throws DatabaseError */
export async function noteAmount(
  { number, to: account, reference, person, note }: Noted,
  what: (typeof doings)[number],
  typed: string,
): Promise<Decision> {
  const order = await showOrder(reference);
  if (!order) return { outcome: 'not-found', mailed: false };
  const { status: seen, received, refunded } = order;
  const noted = { reference, person, note, seen, amount: satangTyped(typed) ?? 0 };
  return what === 'received'
    ? noteMoney({ ...noted, received, number })
    : sendBack({ ...noted, kept: received - refunded, account });
}

/** A line of an order's money. */
export function amountText(line: z.infer<typeof moneyLine>, words: Messages['desk']['money']): string {
  const { way, method, reference, account } = line;
  const amount = formatMoney(Math.abs(line.amount), agencyLocale(), 'always');
  const said = fill(way === 'came' ? words.received : words.back, { amount });
  return [said, method, reference, account].filter(Boolean).join(' · ');
}
