// Not by its alias: next.config.ts loads this file, and knows none.
import { locales } from '../i18n/locales';

/**
 * Pages that are written anew for each visitor, with all pages below them: never prerendered, listed or kept by a cache
 * (docs/decisions/0025). Without their language.
 */
export const livePaths = {
  orders: '/orders',
  quotes: '/quotes',
  receipts: '/receipts',
  appointments: '/appointments',
  desk: '/desk',
  portal: '/portal',
  signIn: '/sign-in',
} as const;

const names = Object.values(livePaths).map((path) => path.slice(1));

/** Every address of a live page, with any language, as a regular expression that begins at the start of a path. */
export const livePattern = `^(?:/(?:${locales.join('|')}))?/(?:${names.join('|')})(?:/|$)`;

const live = new RegExp(livePattern);

/** @param path with or without its language */
export function isLivePage(path: string): boolean {
  return live.test(path);
}

/** Those that a page answers, without their language; the desk says itself what it does not know. */
const answered =
  /^\/(?:orders(?:\/[^/]+(?:\/erasure)?)?|quotes(?:\/[^/]+)?|(?:receipts|appointments)\/[^/]+|sign-in|portal|desk(?:\/.*)?)\/?$/;

/**
 * Whether a live page answers. For any other Next would send its static page of unknown addresses, whose styles and scripts the policy of
 * live pages does not allow.
 * @param path without its language
 */
export function hasLivePage(path: string): boolean {
  return answered.test(path);
}

/** The header by which the middleware tells a guarded page its own path; never what a browser sent by that name. */
export const askedPage = 'x-asked-page';

/** The pages that people sign in for, with all pages below them. */
const guarded = [livePaths.desk, livePaths.portal];

/** @param path without its language */
export function isGuardedPage(path: string): boolean {
  return guarded.some((page) => path === page || path.startsWith(`${page}/`));
}
