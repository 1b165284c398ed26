import { resolve } from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { defaultLocale, locales } from './lib/i18n/locales';
import { indexedPages } from './lib/site/indexed-pages';
import { livePaths } from './lib/site/live-pages';
import { findRoute, routeNames } from './lib/site/routes';
import { framePolicy, securityHeaders, sentFilePolicy } from './lib/site/security-headers';
import { publishedSettings } from './scripts/published.mjs';

const isOnVercel = Boolean(process.env.VERCEL);

/** Files for readers that are machines lie in each language's folder; English ones are asked for without it. */
const keyFile = process.env.INDEXNOW_KEY ? `|${process.env.INDEXNOW_KEY}\\.txt` : '';
const textFiles = `:file(llms(?:-full)?\\.txt|[\\w-]+\\.md${keyFile})`;

const otherLocales = locales.filter((locale) => locale !== defaultLocale).join('|');

/**
 * Pages to read, on which nobody types or pays. Whoever opens one keeps the process of the window: by `same-origin` a first visit
 * would wait for a new one (docs/decisions/0038).
 */
const pagesToRead = indexedPages
  .map(findRoute)
  .filter(({ path, isEager }) => path !== '/' && !isEager)
  .map(({ path }) => path.slice(1))
  .join('|');

const sourcesToRead = [
  '/',
  `/:locale(${otherLocales})`,
  `/:page(${pagesToRead})`,
  `/:locale(${otherLocales})/:page(${pagesToRead})`,
];

const liveNames = Object.values(livePaths)
  .map((path) => path.slice(1))
  .join('|');

/**
 * Next lets shared caches keep pages for a year, which is for a platform that empties its own after each build. Others may give
 * out a page of the build before for ten minutes.
 */
const sharedCaches = [
  `/:path((?!api/|_next/|demo/|(?:(?:${locales.join('|')})/)?(?:${liveNames})(?:/|$)|.*\\..*).*)`,
  '/sitemap.xml',
  '/robots.txt',
  '/offers.json',
  '/search/:file',
  '/manifest.webmanifest',
  `/${textFiles}`,
  `/:locale(${otherLocales})/${textFiles}`,
].map((source) => ({
  source,
  headers: [{ key: 'Cache-Control', value: 's-maxage=300, stale-while-revalidate=300' }],
}));

/** Their names carry hashes; Vercel knows that of Next's own folders alone. */
const hashedFiles = [
  {
    source: '/_next/static/:folder(deferred|previews)/:path*',
    headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
  },
];

/**
 * What the framework asks for while it navigates is another answer at the same path, or a redirect to the address that has its key
 * (`_rsc`, which Next compares with the headers). A cache that ignores `Vary` would give it to people.
 */
const navigations = [
  ...['rsc', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-router-state-tree'].map((key) => ({
    type: 'header' as const,
    key,
  })),
  { type: 'query' as const, key: '_rsc' },
].map((asked) => ({
  source: '/:path*',
  has: [asked],
  headers: [{ key: 'Cache-Control', value: 'private, no-store' }],
}));

/** English pages are asked for without their language; a platform answers with the files, and no function comes before them. */
const englishPages = routeNames
  .map((name) => findRoute(name).path)
  .map((path) => ({ source: path, destination: `/${defaultLocale}${path === '/' ? '' : path}` }));

const config: NextConfig = {
  poweredByHeader: false,
  // Pages, sitemap and robots.txt are made by the build, so the server must know what they name (lib/env/env.ts).
  // What the owner has published is in them too, and of the moment of the build.
  env: { BUILT_FOR: process.env.SITE_URL ?? '', ...publishedSettings('.') },
  serverExternalPackages: ['@electric-sql/pglite', 'sharp'],
  outputFileTracingIncludes: {
    '/api/**': ['./supabase/**/*.sql'],
    // What a thread of its own loads by its path, unseen by the tracer.
    '/api/orders': [
      './lib/payments/slip/slip-codes-worker.mjs',
      './node_modules/zxing-wasm/package.json',
      './node_modules/zxing-wasm/dist/es/**',
      './node_modules/zxing-wasm/dist/reader/*.wasm',
    ],
  },
  // No function carries what none runs there: the embedded database, which needs files that stay (lib/env/live-rules.ts), and
  // the formatter of HTML, which `react-email` offers to those who read a mail's source.
  ...(isOnVercel && {
    turbopack: {
      resolveAlias: {
        '@electric-sql/pglite': false,
        'prettier/standalone': false,
        'prettier/plugins/html': false,
      },
    },
  }),
  // Pages are finished after the build (docs/decisions/0021); FINISH=off leaves them as Next writes them.
  ...(process.env.NEXT_ADAPTER_PATH && { adapterPath: resolve('scripts/build/finish/platform-adapter.mjs') }),
  // By a redirect of ours, with the status that every crawler knows.
  skipTrailingSlashRedirect: true,
  experimental: { globalNotFound: true },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders(process.env.SITE_URL) },
    ...(isOnVercel ? hashedFiles : sharedCaches),
    // Credentials are typed there, so the Back button shall not find the page as it was left.
    ...['/server-access', `/:locale(${locales.join('|')})/server-access`].map((source) => ({
      source,
      headers: [{ key: 'Cache-Control', value: 'no-store' }],
    })),
    ...sourcesToRead.map((source) => ({
      source,
      headers: [{ key: 'Cross-Origin-Opener-Policy', value: 'unsafe-none' }],
    })),
    // Shown by messengers and networks, which may load them from where they stand.
    {
      source: '/_next/static/previews/:path*',
      headers: [
        { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
        // Letters of mails are loaded by nobody without it.
        { key: 'Access-Control-Allow-Origin', value: '*' },
      ],
    },
    // Our own concept sites stand in frames on the portfolio page.
    {
      source: '/demo/:path*',
      headers: [{ key: 'X-Frame-Options', value: 'SAMEORIGIN' }, framePolicy("'self'")],
    },
    // What a route says itself gives way to the first line above.
    { source: '/api/:place(my-orders|desk/orders)/:reference/files/:file', headers: [sentFilePolicy] },
    ...navigations,
  ],
  redirects: async () => [
    { source: '/:path((?!api/|_next/).+)/', destination: '/:path', statusCode: 301 },
    { source: '/en', destination: '/', statusCode: 301 },
    { source: '/en/:path*', destination: '/:path*', statusCode: 301 },
  ],
  rewrites: async () => ({
    beforeFiles: englishPages,
    afterFiles: [{ source: `/${textFiles}`, destination: `/${defaultLocale}/:file` }],
    fallback: [],
  }),
};

const withMessages = createNextIntlPlugin('./lib/site/request.ts');

export default withMessages(config);
