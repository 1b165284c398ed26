import { isLocale } from '@/lib/i18n/locales';
import { isGuardedPage, livePaths } from '@/lib/site/live-pages';

/**
 * Where to go after signing in: a page of the desk or the portal, in any language, and never another site.
 * @param asked a path as a link or a form names it
 * @returns the path without its language
 */
export function safeNext(asked: string | undefined): string {
  const path = /^(?:\/[\w-]+)+$/.test(asked ?? '') ? (asked ?? '') : '';
  const [, first, ...rest] = path.split('/');
  const bare = isLocale(first) ? `/${rest.join('/')}` : path;
  return isGuardedPage(bare) ? bare : livePaths.portal;
}
