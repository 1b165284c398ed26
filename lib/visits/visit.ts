import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { cartItems } from '@/lib/catalog/items';
import { env } from '@/lib/env/env';
import { readText } from '@/lib/http/body';
import { knownVisitor } from '@/lib/http/known-browser';
import { memoryCount } from '@/lib/http/memory-count';
import { isAllowedOrigin } from '@/lib/http/origin';
import { defaultLocale, isLocale, type Locale, withoutLocale } from '@/lib/i18n/locales';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { mayBeSignedIn } from '@/lib/identity/renewed-cookies';
import { failure, type Result, success } from '@/lib/result';
import { isPage } from '@/lib/site/routes';
import { asksForPrivacy, isPrefetch, isRobot } from './robots';
import { type Source, sourceOf } from './source';

/** A page that was seen, or from which an item was put into the cart. `page` is its path without language. */
export type Visit = { page: string; locale: Locale } & ({ source: Source } | { item: string });

/** More than a person opens in a minute. */
const waitOf = memoryCount(60, 60_000);

/** In bytes: the longest name that a host may have. */
const maxBody = 300;

/** All visitors together, each minute: a flood fills no more. */
const limits = [{ limit: 'visits', visitor: 'everyone', max: 600, seconds: 60 }];

/**
 * Reads what a page says of a visit (`scripts/build/finish/count-visits.ts`): the host that it was opened from, or
 * nothing, or `item=` that was put into the cart. Which page it is says the request's own `Referer`.
 * @returns undefined for what nobody counts (robots, whoever has signed in here, whoever asks for privacy); failures `not-found` (nothing
 *   is counted here), `forbidden`, `too-many-requests`, `too-large`, `malformed` (no page or item of ours)
 */
export async function readVisit(request: Request): Promise<Result<Visit | undefined>> {
  if (env().COUNT_VISITS === 'no') return failure('not-found');
  if (!isAllowedOrigin(request)) return failure('forbidden');
  const retryAfter = await waitOf(request.headers);
  if (retryAfter > 0) return failure('too-many-requests', { retryAfter });
  const body = await readText(request, maxBody);
  if (!body.ok) return body;
  const visit = visitOf(body.data, request.headers);
  if (!visit) return failure('malformed');
  return success((await isCounted(request.headers)) ? visit : undefined);
}

async function isCounted(headers: Headers): Promise<boolean> {
  if (isRobot(headers) || isPrefetch(headers) || asksForPrivacy(headers)) return false;
  return !(await knownVisitor(headers)) && !(await mayBeSignedIn(headers));
}

function visitOf(said: string, headers: Headers): Visit | undefined {
  const referer = headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return undefined;
  const { pathname, host: own, searchParams } = new URL(referer);
  const page = withoutLocale(pathname);
  if (!isPage(page)) return undefined;
  const [, first] = pathname.split('/');
  const locale = isLocale(first) ? first : defaultLocale;
  const [host = '', item] = said.split('item=');
  if (item !== undefined) return cartItems.some(({ id }) => id === item) ? { page, locale, item } : undefined;
  const agent = headers.get('user-agent') ?? '';
  return { page, locale, source: sourceOf({ host, own, from: searchParams.get('from'), agent }) };
}

const answer = z.object({ counted: z.boolean() });

/** Adds a visit to the counts of today. */
export async function countVisit(visit: Visit): Promise<void> {
  const { page, locale } = visit;
  const day = dayInPattaya(new Date());
  await askDatabase(answer, 'count_visits', {
    limits,
    visits: 'source' in visit ? [{ day, page, locale, source: visit.source, views: 1 }] : [],
    carts: 'item' in visit ? [{ day, page, item: visit.item, added: 1 }] : [],
  });
}
