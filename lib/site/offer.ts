import type { ItemId } from '@/lib/catalog/catalog';

type Offer = {
  /** Whoever closed the pop-up of this id does not see it again. */
  id: string;
  item: ItemId;
  /** The last day, by the clocks of Pattaya, as YYYY-MM-DD; without one the offer has no end. */
  lastDay?: string;
};

/** What the promotional pop-up offers; its words are in `promo`. */
export const offer: Offer = { id: 'march-2025', item: 'promotion-complete-package' };

/** The moment an offer ends, in milliseconds since 1970, or undefined when it does not. */
export function offerEnd({ lastDay }: Offer): number | undefined {
  return lastDay === undefined ? undefined : Date.parse(`${lastDay}T24:00:00+07:00`);
}

/** Paths without the pop-up: whoever pays, writes, signs in or is thanked is not interrupted. */
const quietPaths = ['/cart', '/payment', '/thank-you', '/contact', '/client-login', '/server-access'];

/** @param path a page path without its language */
export function isQuiet(path: string): boolean {
  return quietPaths.some((quiet) => path === quiet || path.startsWith(`${quiet}/`));
}
