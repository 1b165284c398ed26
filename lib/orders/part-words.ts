import type { Messages } from 'next-intl';
import { proseMoney } from '@/lib/catalog/money';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { nextPart, type OrderPart, partsPaid } from './parts';

type Words = Messages['orders']['parts'];

type Agreed = Pick<OrderPart, 'due' | 'days'> & { day: string | null };

/** What makes a part due, as it was agreed. @param isLast a hand-over before the last part is that of a stage */
export function agreedDue({ due, days, day }: Agreed, isLast: boolean, words: Words, locale: Locale): string {
  if (due === 'accepted') return words.accepted;
  if (due === 'days') return days === 1 ? words.dayAfter : fill(words.days, { days: days ?? 0 });
  if (due === 'date' && day) return fill(words.date, { date: dateOf(day, locale) });
  return isLast ? words.handover : words.stage;
}

type Dated = Pick<OrderPart, 'place' | 'due' | 'due_on'>;

/** When a part of an order is due, or was. @param of how many parts there are */
export function dueText({ place, due_on: day }: Dated, of: number, words: Words, locale: Locale): string {
  if (day === null) return place === of ? words.handover : words.stage;
  return fill(day < dayInPattaya(new Date()) ? words.wasDue : words.due, { date: dateOf(day, locale) });
}

/** How many parts have come, what is open of the price, and when of it the next is due; undefined where there are none, or all have come. */
export function partsText(
  { parts, open }: { parts: readonly OrderPart[]; open: number },
  words: Words,
  locale: Locale,
): string | undefined {
  const next = nextPart(parts);
  if (!next) return undefined;
  const paid = partsPaid(parts);
  return fill(paid === 0 ? words.standingFirst : words.standing, {
    paid,
    of: next.of,
    open: proseMoney(open, locale, 'always'),
    due: dueText(next, next.of, words, locale),
  });
}

/** What sentences about an order in parts need: its price, how many parts there are and have come, and which is asked for, and when. */
export function partFacts(
  { amount, parts }: { amount: number; parts: readonly OrderPart[] },
  words: Words,
  locale: Locale,
): { total: string; of: number; paid: number; part: string; partInText: string; due: string } {
  const next = nextPart(parts);
  const of = parts.length;
  const place = next?.place ?? of;
  return {
    total: proseMoney(amount, locale, 'always'),
    of,
    paid: partsPaid(parts),
    part: fill(words.of, { place, of }),
    partInText: fill(words.inText, { place, of }),
    due: next ? dueText(next, of, words, locale) : '',
  };
}
