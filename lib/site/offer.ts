import type { ItemId } from '@/lib/catalog/catalog';

type Offer = {
  /** Whoever closed the pop-up of this id does not see it again. */
  id: string;
  item: ItemId;
  /** The first and the last day, by the clocks of Pattaya, as YYYY-MM-DD; before and after them nothing is shown. */
  from: string;
  until: string;
};

/** What the promotional pop-up offers; its words, which name its month, are in `promo`. */
export const offer: Offer = {
  id: 'march-2025',
  item: 'promotion-complete-package',
  from: '2025-03-01',
  until: '2025-03-31',
};

/** Whether an offer holds. @param now in milliseconds since 1970 */
export function isOffered({ from, until }: Pick<Offer, 'from' | 'until'>, now: number): boolean {
  return Date.parse(`${from}T00:00:00+07:00`) <= now && now < Date.parse(`${until}T24:00:00+07:00`);
}

/** Paths without the pop-up: whoever pays, writes, signs in or is thanked is not interrupted. */
const quietPaths = [
  '/cart',
  '/payment',
  '/thank-you',
  '/contact',
  '/server-access',
  '/client-login',
  '/sign-in',
  '/portal',
  '/orders',
  '/desk',
];

/** @param path a page path without its language */
export function isQuiet(path: string): boolean {
  return quietPaths.some((quiet) => path === quiet || path.startsWith(`${quiet}/`));
}
