import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import type { ItemType } from '@/lib/catalog/catalog-entry';
import { findItem, itemIds } from '@/lib/catalog/items';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { orderLine, orderStatus, paymentMethod } from '@/lib/orders/order';

const paid = z.object({
  /** The day on which the money was found, as YYYY-MM-DD in Pattaya. */
  day: z.string(),
  reference: z.string(),
  status: orderStatus,
  payment_method: paymentMethod,
  amount: z.number().int(),
  lines: z.array(orderLine),
  customer_name: z.string().nullable(),
  company_name: z.string().nullable(),
  company_tax_id: z.string().nullable(),
  company_branch: z.string().nullable(),
});

export type PaidOrder = z.infer<typeof paid>;

/** A month as YYYY-MM. */
export const month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/);

/** The month of a moment in Pattaya. */
export function monthInPattaya(moment: Date): string {
  return dayInPattaya(moment).slice(0, 7);
}

/** The month that lies so many months after another one. */
export function monthsAfter(from: string, months: number): string {
  const [year = 0, number = 1] = from.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The orders whose money was found in a month, also those whose money went back since. */
export async function paidIn(wanted: string): Promise<PaidOrder[]> {
  return askDatabase(z.array(paid), 'paid_orders', daysOf(wanted));
}

const daysOf = (wanted: string) => ({
  from: `${wanted}-01`,
  to: `${monthsAfter(wanted, 1)}-01`,
  time_zone: 'Asia/Bangkok',
});

const refund = paid.omit({ status: true, lines: true });

/** What of the price of an order went back; `amount` in whole satang, below 0 where a refund did not arrive. */
export type PriceRefund = z.infer<typeof refund>;

/** What of the price of orders went back in a month, whenever that had come. */
export async function refundsIn(wanted: string): Promise<PriceRefund[]> {
  return askDatabase(z.array(refund), 'price_refunds', daysOf(wanted));
}

const moved = refund.extend({ way: z.enum(['came', 'back']), number: z.string().nullable() });

/** Money of an order that came, or went back; `number` is that of the transaction, `amount` in whole satang, below 0 for what went back. */
export type MovedMoney = z.infer<typeof moved>;

/** The money that came and went back in a month. */
export async function moneyIn(wanted: string): Promise<MovedMoney[]> {
  return askDatabase(z.array(moved), 'money_moved', daysOf(wanted));
}

const issued = z.object({
  number: z.string(),
  day: z.string(),
  reference: z.string(),
  net: z.number().int(),
  vat: z.number().int(),
  withheld: z.number().int(),
  gross: z.number().int(),
  is_void: z.boolean(),
  /** The receipt that a credit note corrects. */
  corrects: z.string().nullable().default(null),
  /** The number in its place, where it is void. */
  replaced_by: z.string().nullable(),
});

/** A receipt or credit note in the list of a month; amounts in whole satang, of a credit note below 0. */
export type IssuedReceipt = z.infer<typeof issued>;

/** The receipts that were issued in a month, void ones as well, by number. */
export async function receiptsIn(wanted: string): Promise<IssuedReceipt[]> {
  return askDatabase(z.array(issued), 'receipts_issued', daysOf(wanted));
}

/**
 * What a month came to, in whole satang: what of the money was kept, by day and by way to pay, whichever order it was for and whenever that was
 * placed; what went back is `refunded`. Services are what was sold by orders that were paid.
 */
export type MonthSums = {
  total: number;
  refunded: number;
  days: [day: string, amount: number][];
  services: [service: ItemType, amount: number][];
  methods: [method: PaidOrder['payment_method'], amount: number][];
};

/** Adds up the money of a month, and what was sold. */
export function sumsOfMonth(orders: readonly PaidOrder[], money: readonly MovedMoney[]): MonthSums {
  const lines = orders.filter(({ status }) => status === 'paid').flatMap((order) => order.lines);
  return {
    total: sum(money.map(({ amount }) => amount)),
    refunded: -sum(money.filter(({ way }) => way === 'back').map(({ amount }) => amount)),
    days: grouped(money.map(({ day, amount }) => [day, amount])),
    services: grouped(
      lines.flatMap(({ type, price }): [ItemType, number][] => (isType(type) ? [[type, price]] : [])),
    ),
    methods: grouped(money.map(({ payment_method, amount }) => [payment_method, amount])),
  };
}

/** What of the money of a month no service of a paid order explains, in whole satang: part payments, tax and the like; also below 0. */
export function restOf({ total, services }: Pick<MonthSums, 'total' | 'services'>): number {
  return total - sum(services.map(([, amount]) => amount));
}

const types: readonly string[] = itemIds.map((id) => findItem(id).type);

const isType = (type: string): type is ItemType => types.includes(type);

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** The sums of each name, by name. */
export function grouped<Name extends string>(parts: readonly (readonly [Name, number])[]): [Name, number][] {
  const groups = new Map<Name, number>();
  for (const [name, amount] of parts) groups.set(name, (groups.get(name) ?? 0) + amount);
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1));
}
