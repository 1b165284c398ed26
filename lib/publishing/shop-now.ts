import 'server-only';
import { isOpenAt } from '@/lib/company/opening-hours';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { withoutMarks } from '@/lib/i18n/phrases';
import { once, type Slot } from '@/lib/once';
import { haltedItem, listHalts } from './halts';

/** What pages are told of the shop at this moment, in their language. What holds nothing back is left out. */
export type ShopNow = {
  /** Whether the agency is open, and the words for it. */
  hours?: { isOpen: boolean; text: string };
  /** Stands in place of the ways to pay. */
  paused?: string;
  /** What is not sold at present. */
  items?: string[];
  /** Stands beside each line of those. */
  notForSale?: string;
  /** Stands in place of the ways to pay where one of those is in the cart. */
  holdsBack?: string;
  /** The button of whoever has paid before. */
  hasPaid?: string;
};

/** How long one look at the database counts for all visitors, in milliseconds: anybody may ask. */
const lookLasts = 2000;

let look: { at: number; slot: Slot<Awaited<ReturnType<typeof listHalts>>> } = { at: 0, slot: {} };

/** What holds at this moment and is not on the built pages. */
export async function shopNow(locale: Locale, now = Date.now()): Promise<ShopNow> {
  if (Math.abs(now - look.at) >= lookLasts) look = { at: now, slot: {} };
  const { now: halts } = await once(listHalts, look.slot)();
  const { reasons, visitor } = await loadNamespace(locale, 'publishing');
  const reason = halts.find(({ what }) => what === 'checkout')?.reason;
  const lastDay = halts.find(({ what }) => what === 'closed')?.last_day;
  const items = halts.flatMap((halt) => haltedItem(halt) ?? []);
  const isOpen = !lastDay && isOpenAt(new Date(now));
  const otherwise = isOpen ? visitor.open : visitor.closed;
  return {
    hours: { isOpen, text: lastDay ? closedText(lastDay, locale, visitor) : withoutMarks(otherwise) },
    ...(reason && { paused: withoutMarks(`${reasons[reason].visitor} ${visitor.paused}`) }),
    ...(items.length > 0 && {
      items,
      notForSale: withoutMarks(visitor.notForSale),
      holdsBack: withoutMarks(visitor.holdsBack),
    }),
    ...((reason || items.length > 0) && { hasPaid: withoutMarks(visitor.hasPaid) }),
  };
}

function closedText(lastDay: string, locale: Locale, words: { closedToday: string; closedUntil: string }) {
  return lastDay === dayInPattaya(new Date())
    ? words.closedToday
    : fill(words.closedUntil, { day: dateOf(lastDay, locale) });
}
