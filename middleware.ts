import { NextRequest, NextResponse } from 'next/server';
import createMiddleware from 'next-intl/middleware';
import { prefersMarkdown } from '@/lib/http/accept';
import { countLivePage } from '@/lib/http/live-pages-limit';
import { tooManyPages } from '@/lib/http/too-many-pages';
import { defaultLocale, isLocale, type Locale, localePath, withoutLocale } from '@/lib/i18n/locales';
import { routing } from '@/lib/i18n/routing';
import { signInFor } from '@/lib/identity/next-page';
import { mayBeSignedIn, renewedCookies } from '@/lib/identity/renewed-cookies';
import { contentPolicy } from '@/lib/site/content-policy';
import { hasMarkdown, markdownPath } from '@/lib/site/indexed-pages';
import { askedPage, hasLivePage, isGuardedPage, isLivePage } from '@/lib/site/live-pages';
import { isPage } from '@/lib/site/routes';

const route = createMiddleware(routing);

/** What a page answers to. */
const methods = ['GET', 'HEAD'];

/**
 * Finds the language of a page, and answers unknown paths with the static 404 page of that language. That answer may not be kept: a
 * page of that name may come with the next build.
 */
export default async function middleware(request: NextRequest): Promise<Response> {
  if (!methods.includes(request.method))
    return new NextResponse(null, { status: 405, headers: { Allow: methods.join(', ') } });
  const { pathname } = request.nextUrl;
  const path = withoutLocale(pathname);
  const written = asWritten(pathname);
  if (written !== pathname) return redirectTo(written, request);
  if (isPage(path)) return hasMarkdown(path) ? routeWithMarkdown(request, path) : route(request);
  if (hasLivePage(path)) return routeLive(request);
  return NextResponse.rewrite(new URL(`/${localeOf(pathname)}/not-found`, request.url), {
    status: 404,
    headers: { 'Cache-Control': 'no-store' },
  });
}

function localeOf(pathname: string): Locale {
  const [, first] = pathname.split('/');
  return isLocale(first) ? first : defaultLocale;
}

/** How the address of a page is written: in small letters, but for what stands below a live page, such as the reference of an order. */
function asWritten(pathname: string): string {
  const lower = pathname.toLowerCase();
  if (isPage(withoutLocale(lower))) return lower;
  const [start, ...names] = pathname.split('/');
  const named = isLocale(names[0]?.toLowerCase()) ? 2 : 1;
  const live = [start, ...names.map((name, index) => (index < named ? name.toLowerCase() : name))].join('/');
  return isLivePage(live) ? live : pathname;
}

/** An address has one way to be written. */
function redirectTo(pathname: string, { nextUrl }: NextRequest): NextResponse {
  return NextResponse.redirect(new URL(`${pathname}${nextUrl.search}`, nextUrl), 301);
}

/** A page that also exists in Markdown answers with that to whoever asks for it. No cache may give that answer to others. */
function routeWithMarkdown(request: NextRequest, path: string): NextResponse {
  if (!prefersMarkdown(request.headers.get('accept') ?? '')) return route(request);
  const markdown = `/${localeOf(request.nextUrl.pathname)}${markdownPath(path)}`;
  return NextResponse.rewrite(new URL(markdown, request.url), {
    headers: { 'Cache-Control': 'private, no-cache', Vary: 'Accept' },
  });
}

/**
 * A live page allows its inline scripts by a nonce, which Next finds in the policy of the request. No page may set a cookie, so sessions
 * are renewed here for the pages that people sign in for, which read the new ones already.
 */
async function routeLive(request: NextRequest): Promise<Response> {
  const { pathname, search } = request.nextUrl;
  const path = withoutLocale(pathname);
  const locale = localeOf(pathname);
  const retryAfter = await countLivePage(request.headers);
  if (retryAfter > 0) return tooManyPages(locale, retryAfter);
  const isGuarded = isGuardedPage(path);
  // As the page itself would, which takes twenty times as long to write.
  if (isGuarded && !(await mayBeSignedIn(request.headers))) {
    const signIn = localePath(locale, signInFor(path + search));
    return NextResponse.redirect(new URL(signIn, request.nextUrl), {
      status: 307,
      headers: { 'Cache-Control': 'no-store' },
    });
  }
  const { cookie, sets } = isGuarded ? await renewedCookies(request.headers) : { sets: [] };
  const headers = new Headers(request.headers);
  if (cookie !== undefined) headers.set('Cookie', cookie);
  headers.set(askedPage, path + search);
  const policy = policyOfRequest();
  if (policy) headers.set('Content-Security-Policy', policy);
  const response = route(new NextRequest(request, { headers }));
  // In place of the one from next.config.ts, which says who may frame a page.
  if (policy) response.headers.set('Content-Security-Policy', policy);
  for (const set of sets) response.headers.append('Set-Cookie', set);
  return response;
}

function policyOfRequest(): string | undefined {
  // React Refresh and the overlay of `next dev` need more than any policy of ours allows.
  // biome-ignore lint/style/noProcessEnv: which of its builds this is says Next alone
  if (process.env.NODE_ENV === 'development') return undefined;
  const nonce = `'nonce-${btoa(crypto.randomUUID())}'`;
  return `${contentPolicy({
    scripts: [nonce],
    styles: [nonce],
    // React writes attributes as it renders, so their hashes cannot be known before.
    styleAttributes: ["'unsafe-inline'"],
  })}; frame-ancestors 'none'`;
}

/**
 * Static pages stay outside, so that a platform answers with the file itself: next.config.ts rewrites English addresses, and only who
 * asks for Markdown comes here. Next reads this without running it, hence the list (tests/unit/site/middleware.test.ts holds it against
 * `routes`). Route handlers stay outside, or Next would buffer and cut their bodies; files have a dot. It runs in Node, as whoever knows
 * people does (docs/decisions/0027).
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!api/|_next/|demo/|.*\\..*|$|(?:de|es|nl|th)/?$|(?:(?:de|es|nl|th)/)?(?:domains|services|mobile-app|graphic-design|seo|aeo|what-machines-see|social-media-services|crm|pos|accounting|payment-integration|live-streaming|business-cards|computer-repairs|data-recovery|network-solutions|cctv|alarm-systems|portfolio|contact|pattaya-guide|nightlife-guide|social-media|server-access|client-login|cart|thank-you|payment/success|payment/failed|payment/cancelled|privacy|terms)$).*)',
    {
      source: '/((?!api/|_next/|demo/|.*\\..*).*)',
      has: [{ type: 'header', key: 'accept', value: '.*text/markdown.*' }],
    },
  ],
};
