import { locales } from '@/lib/i18n/locales';

/** The attribute of a link whose page shall be made ready. */
export const wished = 'data-wished';

/**
 * The rules by which a browser makes the next page ready: of links that `catch-up.ts` marks, never pages that start at once, route
 * handlers or files. A page is opened behind the one that is seen; a browser that can only fetch it does that. The eagerness of browsers'
 * own differs between their versions.
 * @param eagerPaths paths of pages without their language
 * @returns the text of a `<script type="speculationrules">`
 * @see https://wicg.github.io/nav-speculation/speculation-rules.html
 */
export function speculationRules(eagerPaths: readonly string[]): string {
  const eager = eagerPaths.map((path) => path.slice(1)).join('|');
  const apart = ['/api/*', '/demo/*', '/*.*', `/:locale(${locales.join('|')})?/(${eager})`];
  const rules = [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: apart } }, { selector_matches: `[${wished}]` }],
      },
      eagerness: 'immediate',
    },
  ];
  return JSON.stringify({ prerender: rules, prefetch: rules });
}
