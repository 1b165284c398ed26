import { z } from 'zod';
import { partDue } from '@/lib/orders/parts';
import { share } from './sums';

/** How many parts a price may be paid in. */
export const maxParts = 6;

/** No part is less than this, in satang. */
const smallest = 100;

/** A part as it is agreed; of `share`, `amount` and `isRest` one says how much it is. */
const plannedPart = z.object({
  /** Hundredths of a percent of the price. */
  share: z.number().int().min(1).max(10_000).nullable(),
  /** Whether it is all that the others leave. */
  isRest: z.boolean(),
  /** Whole satang. */
  amount: z.number().int().min(0),
  due: partDue,
  /** How many days after the acceptance. */
  days: z.number().int().nullable(),
  /** YYYY-MM-DD. */
  day: z.iso.date().nullable(),
});

export type PlannedPart = z.infer<typeof plannedPart>;

export const plan = z.array(plannedPart).max(maxParts).nullable().default(null);

const part = (percent: number, due: PlannedPart['due']): PlannedPart => ({
  share: percent * 100,
  isRest: false,
  amount: 0,
  due,
  days: null,
  day: null,
});

/** The plans that the desk offers by name. */
export const namedPlans = {
  halves: [part(50, 'accepted'), part(50, 'handover')],
  thirds: [part(30, 'accepted'), part(40, 'handover'), part(30, 'handover')],
} as const satisfies Record<string, readonly PlannedPart[]>;

/**
 * Divides a price as a plan says: each share is rounded to the satang, half up, and the last part is what the others leave.
 * @param total whole satang
 * @returns the same parts with their amounts, which add up to the price; undefined where they can't, or one would be under ฿1
 */
export function divide(parts: readonly PlannedPart[], total: number): PlannedPart[] | undefined {
  const last = parts.length - 1;
  const amounts = parts.map(({ share: percent, amount }) =>
    percent === null ? amount : share(total, percent, 10_000),
  );
  const left = total - amounts.slice(0, last).reduce((sum, amount) => sum + amount, 0);
  const end = parts[last];
  if (!end || parts.slice(0, last).some(({ isRest }) => isRest)) return undefined;
  const stated = amounts[last] ?? 0;
  const isLeft = end.isRest || Math.abs(left - stated) <= (end.share === null ? 0 : parts.length);
  const divided = parts.map((one, index) => ({
    ...one,
    amount: index === last ? left : (amounts[index] ?? 0),
  }));
  return isLeft && divided.every(({ amount }) => amount >= smallest) ? divided : undefined;
}

/**
 * Divides the price of an offer; as long as one of its lines lacks a price there is nothing to divide.
 * @param plan null where it is paid in one sum
 * @returns undefined where {@link divide} says so
 */
export function planFor(
  plan: readonly PlannedPart[] | null,
  lines: readonly { price: number }[],
  amount: number,
): PlannedPart[] | null | undefined {
  if (plan === null) return null;
  return lines.every(({ price }) => price > 0) ? divide(plan, amount) : [...plan];
}

/**
 * Divides withheld tax as the parts divide the price, so that no part is off by more than a satang and the sum is exact.
 * @param withheld whole satang of all parts together
 */
export function divideWithheld(withheld: number, amounts: readonly number[]): number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  let upTo = 0;
  let given = 0;
  return amounts.map((amount) => {
    upTo += amount;
    const own = share(withheld, upTo, total) - given;
    given += own;
    return own;
  });
}
