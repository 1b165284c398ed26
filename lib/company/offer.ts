import type { ItemId } from '@/lib/catalog/catalog';
import { withPublished } from '@/lib/published';

type Offer = {
  /** Whoever closed the pop-up of this id does not see it again: its first day. */
  id: string;
  item: ItemId;
  /** The first and the last day, by the clocks of Pattaya, as YYYY-MM-DD; before and after them a live site shows nothing. */
  from: string;
  until: string;
};

/** The package that is made for offers: it is sold while one shows it, and its parts are in `promo`. Any other is sold at all times. */
export const promotion: ItemId = 'promotion-complete-package';

type Offered = Omit<Offer, 'id'>;

const ours: Offered = { item: promotion, from: '2025-03-01', until: '2025-03-31' };

// As in company.ts: where nothing is changed, no page carries what changes it.
const offered = process.env.PUBLISHED_OFFER ? withPublished(ours, process.env.PUBLISHED_OFFER) : ours;

/** What the promotional pop-up offers; its words, which name its month, are in `promo`. */
export const offer: Offer = { ...offered, id: offered.from };

export type Moment = {
  /** Whether the site is live (`env().isLive`). */
  isLive: boolean;
  /** In milliseconds since 1970. */
  now: number;
};

/**
 * What is offered at a moment, for all that speaks of it: on a live site within its days alone; a site that is not live shows it on any
 * day, as it shows every sample.
 */
export function shownOffer({ isLive, now }: Moment): Offer | undefined {
  return !isLive || (startOf(offer) <= now && now < endOf(offer)) ? offer : undefined;
}

/** Whether an item can be had at a moment: the {@link promotion} can while it is offered. */
export function isSold(item: ItemId, moment: Moment): boolean {
  return item !== promotion || shownOffer(moment)?.item === promotion;
}

/** Whether nothing will be offered any more, so that pages need not carry the offer. */
export function isOfferOver({ isLive, now }: Moment): boolean {
  return isLive && now >= endOf(offer);
}

/** Whether an offer begins on a day, as YYYY-MM-DD in Pattaya, or ended the day before. */
export function isOfferTurn(day: string): boolean {
  const startOfDay = Date.parse(`${day}T00:00:00+07:00`);
  return startOf(offer) === startOfDay || endOf(offer) === startOfDay;
}

const startOf = ({ from }: Offer) => Date.parse(`${from}T00:00:00+07:00`);
const endOf = ({ until }: Offer) => Date.parse(`${until}T24:00:00+07:00`);

/** Paths without the pop-up: whoever pays, writes, signs in or is thanked is not interrupted. Live pages never have it. */
const quietPaths = ['/cart', '/payment', '/thank-you', '/contact', '/server-access', '/client-login'];

/** @param path a page path without its language */
export function isQuiet(path: string): boolean {
  return quietPaths.some((quiet) => path === quiet || path.startsWith(`${quiet}/`));
}
