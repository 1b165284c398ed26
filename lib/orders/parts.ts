import { z } from 'zod';
import '@/lib/fields/without-eval';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';

/** What makes a part due: the acceptance, so many days after it, a date, or that somebody says that the hand-over has come. */
export const partDue = z.enum(['accepted', 'days', 'date', 'handover']);

/** A part of an order's payment as `parts_of` of the migrations answers it; amounts in whole satang. */
export const orderPart = z.object({
  place: z.number().int(),
  amount: z.number().int(),
  withheld: z.number().int(),
  due: partDue,
  days: z.number().int().nullable(),
  /** YYYY-MM-DD; null until somebody says that the hand-over has come. */
  due_on: z.iso.date().nullable(),
  /** What has yet to come of what is transferred for it. */
  open: z.number().int(),
});

export type OrderPart = z.infer<typeof orderPart>;

/** None where an order is paid in one sum; rows of before have none. */
export const orderParts = z.array(orderPart).default([]);

/** Where the payment of an order in parts stands. */
export type NextPart = Pick<OrderPart, 'place' | 'due' | 'due_on'> & {
  /** How many parts there are. */
  of: number;
  /** What is asked for now, in whole satang: what is open of all parts that are due, or of the next one where none is. */
  amount: number;
  isDue: boolean;
};

/**
 * The part that is asked for.
 * @param today YYYY-MM-DD in Pattaya
 * @returns undefined where an order is paid in one sum, or all parts are paid
 */
export function nextPart(
  parts: readonly OrderPart[] = [],
  today = dayInPattaya(new Date()),
): NextPart | undefined {
  const open = parts.filter((part) => part.open > 0);
  const isDue = ({ due_on: day }: OrderPart) => day !== null && day <= today;
  const asked = open.findLast(isDue) ?? open[0];
  if (!asked) return undefined;
  const { place, due, due_on } = asked;
  const amount = open.reduce((sum, part) => sum + (part.place <= place ? part.open : 0), 0);
  return { place, due, due_on, of: parts.length, amount, isDue: isDue(asked) };
}

/** How many parts have come. */
export function partsPaid(parts: readonly OrderPart[]): number {
  return parts.filter(({ open }) => open === 0).length;
}
