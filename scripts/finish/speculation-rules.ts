import { locales } from '@/lib/i18n/locales';

/**
 * The rules by which a browser makes the next page ready: where a pointer can hover, when it rests on a link; on touch screens, with
 * the touch. Never pages that start at once, route handlers or files.
 * @param eagerPaths paths of pages without their language
 * @returns the text of each `<script type="speculationrules">`
 * @see https://wicg.github.io/nav-speculation/speculation-rules.html
 */
export function speculationRules(eagerPaths: readonly string[]): { hover: string; touch: string } {
  const prefixes = locales.map((locale) => `/${locale}`).join('|');
  const apart = [
    '/api/*',
    '/demo/*',
    '/*.*',
    ...eagerPaths.map((path) => `/:locale(${prefixes.replaceAll('/', '')})?${path}`),
  ];
  const rulesOf = (eagerness: string) =>
    JSON.stringify({
      prerender: [{ where: { and: [{ href_matches: '/*' }, { not: { href_matches: apart } }] }, eagerness }],
    });
  return { hover: rulesOf('moderate'), touch: rulesOf('conservative') };
}
