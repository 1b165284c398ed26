import { locales } from '@/lib/i18n/locales';

/** The attribute of the link whose page shall be prerendered. */
export const prerenderMark = 'data-prerender';

/**
 * Prerenders pages of links that `event-replay.ts` marks; browsers that can only prefetch do that. Excluded are eager pages, route handlers
 * and files.
 * @param eagerPaths paths of pages without their language
 * @returns the text of a `<script type="speculationrules">`
 * @see https://wicg.github.io/nav-speculation/speculation-rules.html
 */
export function speculationRules(eagerPaths: readonly string[]): string {
  const eager = eagerPaths.map((path) => path.slice(1)).join('|');
  const excluded = ['/api/*', '/demo/*', '/*.*', `/:locale(${locales.join('|')})?/(${eager})`];
  const rules = [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: excluded } },
          { selector_matches: `[${prerenderMark}]` },
        ],
      },
      eagerness: 'immediate',
    },
  ];
  return JSON.stringify({ prerender: rules, prefetch: rules });
}
