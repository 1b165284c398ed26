import { type NextRequest, NextResponse } from 'next/server';
import createMiddleware from 'next-intl/middleware';
import { defaultLocale, isLocale, withoutLocale } from '@/lib/i18n/locales';
import { routing } from '@/lib/i18n/routing';
import { devPaths, isPage } from '@/lib/site/routes';

const route = createMiddleware(routing);

/** What a page answers to. */
const methods = ['GET', 'HEAD'];

/**
 * Finds the language of a page, and answers unknown paths with the static 404 page of that language. That answer may not be kept: a
 * page of that name may come with the next build.
 */
export default function middleware(request: NextRequest): NextResponse {
  if (!methods.includes(request.method))
    return new NextResponse(null, { status: 405, headers: { Allow: methods.join(', ') } });
  const { pathname } = request.nextUrl;
  const path = withoutLocale(pathname);
  if (isPage(path) || devPaths.has(path)) return route(request);
  const first = pathname.split('/')[1];
  const locale = isLocale(first) ? first : defaultLocale;
  return NextResponse.rewrite(new URL(`/${locale}/not-found`, request.url), {
    status: 404,
    headers: { 'Cache-Control': 'no-store' },
  });
}

/** Route handlers stay outside, or Next would buffer and cut their bodies; files have a dot. */
export const config = { matcher: ['/((?!api/|_next/|demo/|.*\\..*).*)'] };
