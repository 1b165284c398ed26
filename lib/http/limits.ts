import 'server-only';
import { z } from 'zod';
import type { Json } from '@/lib/database/database';
import { env } from '@/lib/env/env';
import { addressKey } from '@/lib/keys/address-key';
import { database } from '@/lib/outside';
import { knownVisitor } from './known-browser';
import { everyone, hashAddress, visitorAddress } from './visitor';

/** How many requests one visitor may send, and in how many seconds. */
const limits = {
  inquiries: { max: 5, seconds: 10 * 60 },
  // A picture that is refused counts too, and who has paid may need several tries until one is right.
  orders: { max: 30, seconds: 60 * 60 },
  customers: { max: 30, seconds: 60 * 60 },
  'order-keys': { max: 60, seconds: 10 * 60 },
  'sign-ins': { max: 20, seconds: 10 * 60 },
  desk: { max: 3000, seconds: 10 * 60 },
  'lost-keys': { max: 10, seconds: 60 * 60 },
  domains: { max: 20, seconds: 10 * 60 },
  // The facts and the picture of a payment count one each.
  'payment-qrs': { max: 240, seconds: 10 * 60 },
  cards: { max: 20, seconds: 60 * 60 },
  'card-outcomes': { max: 300, seconds: 10 * 60 },
} as const;

export type LimitName = keyof typeof limits;

/** Where no proxy is trusted all visitors share one count, so it may grow this many times higher. */
const sharedFactor = 20;

/** Until when visitors are refused, as far as this process was told, in milliseconds; no more than so many are remembered. */
const refusedUntil = new Map<string, number>();
const maxRemembered = 10_000;

const answer = z.object({ allowed: z.boolean(), retry_after: z.number() });
const answered = z.object({ answer: z.json() });

/** The functions that may be called together with their count. */
export type CountedWrite = 'submit_inquiry' | 'complete_order';

/** Whether a request is counted together with those of all other visitors, since nothing tells them apart. */
export function sharesCount(headers: Headers): boolean {
  return visitorOf(headers) === everyone;
}

/**
 * Counts a request against a limit.
 * @returns 0 when it may pass, else the seconds to wait
 * @throws DatabaseError when the database could not be asked
 */
export async function countRequest(limit: LimitName, headers: Headers): Promise<number> {
  const count = await countArguments(limit, headers);
  return secondsToWait(count, await (await database()).call('count_request', count));
}

/**
 * Counts a request against a limit and, where that allows it, writes what it brings, in one trip to the database.
 * @param name the function that writes, @param args what it takes
 * @returns its answer, or the seconds to wait
 * @throws DatabaseError
 */
export async function countAndWrite(
  limit: LimitName,
  headers: Headers,
  { name, args }: { name: CountedWrite; args: { [name: string]: Json } },
): Promise<{ retryAfter: number; answer?: undefined } | { retryAfter: 0; answer: Json }> {
  const count = await countArguments(limit, headers);
  const written = await (await database()).call('counted_write', { count, name, args });
  const retryAfter = secondsToWait(count, written);
  return retryAfter > 0 ? { retryAfter } : { retryAfter: 0, answer: answered.parse(written).answer };
}

/** What `count_request` takes. */
async function countArguments(limit: LimitName, headers: Headers) {
  // Who has signed in before is not kept from it by others of the same network.
  const known = limit === 'sign-ins' ? await knownVisitor(headers) : undefined;
  const visitor = known ?? (await countedVisitor(headers));
  const { max, seconds } = limits[limit];
  return { limit, visitor, max: visitor === everyone ? max * sharedFactor : max, seconds };
}

/** 0 where a count allows; what it refuses is remembered. */
function secondsToWait({ limit, visitor }: { limit: LimitName; visitor: string }, counted: Json): number {
  const { allowed, retry_after } = answer.parse(counted);
  if (allowed) return 0;
  if (refusedUntil.size >= maxRemembered) refusedUntil.clear();
  refusedUntil.set(`${limit} ${visitor}`, Date.now() + retry_after * 1000);
  return retry_after;
}

/**
 * Whether this process has refused a visitor who must still wait; asks nobody, and counts nothing.
 * @returns 0 where it knows of nothing, else the seconds to wait
 */
export async function knownRefusal(limit: LimitName, headers: Headers): Promise<number> {
  const until = refusedUntil.get(`${limit} ${await countedVisitor(headers)}`) ?? 0;
  return Math.max(0, Math.ceil((until - Date.now()) / 1000));
}

/** Under what a visitor is counted: a keyed hash, or `everyone` where nothing tells visitors apart. */
export async function countedVisitor(headers: Headers): Promise<string> {
  const address = visitorOf(headers);
  return address === everyone ? everyone : hashAddress(address, await addressKey());
}

/** The address that a request is counted under, or `everyone`. */
export function visitorOf(headers: Headers): string {
  const { isVercel, TRUST_PROXY } = env();
  return visitorAddress(headers, { isVercel, trustedProxies: TRUST_PROXY });
}
