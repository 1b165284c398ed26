import { locales } from '@/lib/i18n/locales';

/** The attribute of `<html>` that says that a pointer can hover here. */
export const canHover = 'data-can-hover';

/**
 * The rules by which a browser makes the next page ready: where a pointer can hover, when it rests on a link; elsewhere with the touch.
 * Never pages that start at once, route handlers or files.
 * @param eagerPaths paths of pages without their language
 * @returns the text of a `<script type="speculationrules">`
 * @see https://wicg.github.io/nav-speculation/speculation-rules.html
 */
export function speculationRules(eagerPaths: readonly string[]): string {
  const eager = eagerPaths.map((path) => path.slice(1)).join('|');
  const apart = ['/api/*', '/demo/*', '/*.*', `/:locale(${locales.join('|')})?/(${eager})`];
  const links = [{ href_matches: '/*' }, { not: { href_matches: apart } }];
  const hovered = { selector_matches: `[${canHover}] *` };
  return JSON.stringify({
    prerender: [
      { where: { and: links }, eagerness: 'conservative' },
      { where: { and: [...links, hovered] }, eagerness: 'moderate' },
    ],
  });
}
