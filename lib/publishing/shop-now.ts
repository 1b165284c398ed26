import 'server-only';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { withoutMarks } from '@/lib/i18n/phrases';
import { once, type Slot } from '@/lib/once';
import { haltedItem, listHalts } from './halts';

/** What a page of the cart is told of the shop at this moment, in its language; nothing where all is as always. */
export type ShopNow = {
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
  /** Says until when the agency is closed. */
  closed?: string;
};

/** How long one look at the database counts for all visitors, in milliseconds: anybody may ask. */
const lookLasts = 2000;

let look: { at: number; slot: Slot<Awaited<ReturnType<typeof listHalts>>> } = { at: 0, slot: {} };

/** What holds at this moment without being on the built pages. @throws DatabaseError */
export async function shopNow(locale: Locale, now = Date.now()): Promise<ShopNow> {
  if (Math.abs(now - look.at) >= lookLasts) look = { at: now, slot: {} };
  const { now: halts } = await once(listHalts, look.slot)();
  if (halts.length === 0) return {};
  const { reasons, visitor } = await loadNamespace(locale, 'publishing');
  const reason = halts.find(({ what }) => what === 'checkout')?.reason;
  const lastDay = halts.find(({ what }) => what === 'closed')?.last_day;
  const items = halts.flatMap((halt) => haltedItem(halt) ?? []);
  return {
    ...(reason && { paused: withoutMarks(`${reasons[reason].visitor} ${visitor.paused}`) }),
    ...(items.length > 0 && {
      items,
      notForSale: withoutMarks(visitor.notForSale),
      holdsBack: withoutMarks(visitor.holdsBack),
    }),
    ...((reason || items.length > 0) && { hasPaid: withoutMarks(visitor.hasPaid) }),
    ...(lastDay && { closed: closedText(lastDay, locale, visitor) }),
  };
}

function closedText(lastDay: string, locale: Locale, words: { closedToday: string; closedUntil: string }) {
  return lastDay === dayInPattaya(new Date())
    ? words.closedToday
    : fill(words.closedUntil, { day: dateOf(lastDay, locale) });
}
