import { isLocale } from '@/lib/i18n/locales';
import { isGuardedPage, livePaths } from '@/lib/site/live-pages';

/**
 * Where to go after signing in: a page of the desk or the portal, in any language, and never another site.
 * @param asked a path as a link or a form names it
 * @returns the path without its language, with what it asks for
 */
export function safeNext(asked: string | undefined): string {
  const [, path = '', query = ''] = /^((?:\/[\w~-]+)+)(\?.*)?$/.exec(asked ?? '') ?? [];
  const [, first, ...rest] = path.split('/');
  const bare = isLocale(first) ? `/${rest.join('/')}` : path;
  if (!isGuardedPage(bare)) return livePaths.portal;
  return /^\?[\w=&.~%+:-]+$/.test(query) ? bare + query : bare;
}

/** The page on which to sign in, without its language, that leads on to a page as {@link safeNext} takes it. */
export function signInFor(asked: string): string {
  return `${livePaths.signIn}?next=${encodeURIComponent(safeNext(asked)).replaceAll('%2F', '/')}`;
}
