import { defaultLocale, locales } from '@/lib/i18n/locales';
import { type ErrorCode, errorStatus, failure } from '@/lib/result';
import { livePattern } from '@/lib/site/live-pages';
import { type Header, isOfNavigations, patternOf, type RoutesManifest, saidValue } from './next-rules';
import { type Entry, escapePattern, foundFirst, map, pathVariable, quote, variablesOf } from './syntax';

export type BuiltSite = {
  manifest: RoutesManifest;
  /** What the middleware answers, as a regular expression. */
  middleware: string;
  /** The files of the folder `site` without those of Next, by their addresses. */
  files: Readonly<Record<string, string>>;
  /** Headers that Next keeps beside what a route handler answered once for all, by its address. */
  kept: Readonly<Record<string, readonly Header[]>>;
};

/** What Next says of files that no rule names: those of the build never change, those of `public` may. */
const ownRules = [
  { pattern: '^/_next/static/', value: 'public, max-age=31536000, immutable' },
  { pattern: '\\.', value: 'public, max-age=0' },
];

/** What a path looks like that nginx and Next read alike. */
const plainPath = '^(?:/[\\w~-]+)+$';

/** What the proxy answers by itself, as the route handlers would, by path. */
const ownFailures = {
  too_large: {
    default: failure('too-large'),
    '/api/orders': failure('too-large', { fields: { slip: 'slip-too-large' } }),
  },
  too_many: { default: failure('too-many-requests', { retryAfter: 60 }) },
  // Visitors read that it failed; of `unavailable` some forms say that many people are there.
  unavailable: { default: failure('failed', { retryAfter: 5 }) },
};

/**
 * What nginx must know of a build: which address is which file, which page says that there is none, and the headers of each.
 * @returns `maps` for the level `http`, `headers` for each place that answers from disk
 * @throws when a rule asks for more than the path, or cannot be said to nginx
 */
export function nginxMaps({ manifest, middleware, files, kept }: BuiltSite): {
  maps: string;
  headers: string;
} {
  // Node answers navigations of the framework, and says that itself.
  const rules = manifest.headers
    .filter((rule) => !isOfNavigations(rule))
    .flatMap((rule) =>
      rule.headers.map((header) => ({
        source: rule.source,
        key: header.key,
        value: saidValue(header),
        pattern: patternOf(rule),
      })),
    );
  const keptRules = Object.entries(kept).flatMap(([address, headers]) =>
    headers.map((header) => ({
      key: header.key,
      value: saidValue(header),
      pattern: `~^${escapePattern(address)}$`,
    })),
  );
  const madeByNext = [
    // Pages have no dot.
    '~^[^.]*$',
    ...Object.keys(kept).map((address) => `~^${escapePattern(address)}$`),
  ];
  const keys = [...new Set(rules.map(({ key }) => key).concat('Cache-Control', 'Vary'))];
  if (keptRules.some(({ key }) => key.toLowerCase() === 'link')) keys.push('Link');
  const entriesOf = (key: string): Entry[] => [
    ...(key === 'Cache-Control' ? ownRules.slice(0, 1).map(entryOf) : []),
    // The last rule counts; nginx takes the first.
    ...rules
      .filter((rule) => rule.key === key)
      .reverse()
      .map(({ pattern, value }) => [pattern, value] as const),
    ...keptRules
      .filter((rule) => rule.key.toLowerCase() === key.toLowerCase())
      .map(({ pattern, value }) => [pattern, value] as const),
    ...(key === 'Cache-Control' ? ownRules.slice(1).map(entryOf) : []),
    ...(key === 'Vary' ? madeByNext.map((pattern) => [pattern, manifest.rsc.varyHeader] as const) : []),
  ];
  const isSaidEverywhere = (key: string) => {
    const [only, ...more] = rules.filter((rule) => rule.key === key);
    return only?.source === '/:path*' && more.length === 0 && !['Cache-Control', 'Vary'].includes(key);
  };
  const asked = '$asked_path';
  const maps = [
    // The path as it was sent: Next decodes nothing either.
    map('$request_uri', asked, [['~^(?<asked>[^?#]*)', '$asked']]),
    map(asked, '$site_file', [['default', '/-'], ...Object.entries(files)]),
    map(asked, '$not_found_page', [
      ...manifest.redirects.map((rule) => [patternOf(rule), ''] as const),
      // Written anew for each visitor, so Node says whether there is one.
      [`~${livePattern}`, ''],
      ...locales
        .filter((locale) => locale !== defaultLocale)
        .map(
          (locale) =>
            [`~(?=${middleware})(?=^/${locale}(?:/|$))${plainPath}`, `/${locale}/not-found.html`] as const,
        ),
      [`~(?=${middleware})${plainPath}`, '/not-found.html'],
    ]),
    map(asked, '$live_page', [[`~${livePattern}`, '1']]),
    map(variablesOf(manifest.rsc.varyHeader), '$asked_by_framework', [
      ['', ''],
      ['default', '1'],
    ]),
    ...keys
      .filter((key) => !isSaidEverywhere(key))
      .map((key) => {
        const entries = entriesOf(key);
        return map(asked, pathVariable(key), [...foundFirst(Object.keys(files), entries), ...entries]);
      }),
    map('$status', '$no_store', [
      ...(['not-found', 'too-large', 'too-many-requests', 'unavailable'] satisfies ErrorCode[]).map(
        (code) => [String(errorStatus[code]), 'no-store'] as const,
      ),
    ]),
    map('$no_store', '$site_cache_control', [
      ['', pathVariable('Cache-Control')],
      ['default', '$no_store'],
    ]),
    ...Object.entries(ownFailures).map(([name, answers]) =>
      map(
        asked,
        `$answer_${name}`,
        Object.entries(answers).map(([path, answer]) => [path, JSON.stringify(answer)] as const),
      ),
    ),
  ];
  const headers = keys.map((key) => {
    const variable = key === 'Cache-Control' ? '$site_cache_control' : pathVariable(key);
    const value = isSaidEverywhere(key) ? quote(entriesOf(key)[0]?.[1] ?? '') : variable;
    return `add_header ${key} ${value} always;`;
  });
  return { maps: `${maps.join('\n\n')}\n`, headers: `${headers.join('\n')}\n` };
}

const entryOf = ({ pattern, value }: { pattern: string; value: string }): Entry => [`~${pattern}`, value];
