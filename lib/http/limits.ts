import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { env } from '@/lib/env/env';
import { addressKey } from '@/lib/keys/address-key';
import { failure, type Result } from '@/lib/result';
import { knownVisitor } from './known-browser';
import { everyone, hashAddress, visitorAddress } from './visitor';

/** How many requests one visitor may send, and in how many seconds. */
const limits = {
  inquiries: { max: 5, seconds: 10 * 60 },
  // A picture that is refused counts too, and who has paid may need several tries until one is right.
  orders: { max: 30, seconds: 60 * 60 },
  // A chunk of a file counts one, and 200 MB have 400.
  files: { max: 1500, seconds: 10 * 60 },
  customers: { max: 30, seconds: 60 * 60 },
  'order-keys': { max: 60, seconds: 10 * 60 },
  'sign-ins': { max: 20, seconds: 10 * 60 },
  desk: { max: 3000, seconds: 10 * 60 },
  'lost-keys': { max: 10, seconds: 60 * 60 },
  calendars: { max: 240, seconds: 60 * 60 },
  domains: { max: 20, seconds: 10 * 60 },
  // The facts and the picture of a payment count one each.
  'payment-qrs': { max: 240, seconds: 10 * 60 },
  cards: { max: 20, seconds: 60 * 60 },
  'card-outcomes': { max: 300, seconds: 10 * 60 },
} as const;

export type LimitName = keyof typeof limits;

/** Where no proxy is trusted all visitors share one count, so it may grow this many times higher. */
export const sharedFactor = 20;

/** Until when visitors are refused, as far as this process was told, in milliseconds; no more than so many are remembered. */
const refusedUntil = new Map<string, number>();
const maxRemembered = 10_000;

const answer = z.object({ allowed: z.boolean(), retry_after: z.number() });

/** Why a request must wait, if it must. */
type Refusal = Result<never> | undefined;

/** Ends once a request was counted. Whatever is kept of it waits for that. */
export type Counted = () => Promise<Refusal>;

/** Whether a request is counted together with those of all other visitors, since nothing tells them apart. */
export function sharesCount(headers: Headers): boolean {
  return visitorOf(headers) === everyone;
}

/** Counts a request against a limit. */
export async function refusal(limit: LimitName, headers: Headers): Promise<Refusal> {
  // Who has signed in before is not kept from it by others of the same network.
  const known = limit === 'sign-ins' ? await knownVisitor(headers) : undefined;
  const visitor = known ?? (await countedVisitor(headers));
  const { max, seconds } = limits[limit];
  const count = { limit, visitor, max: visitor === everyone ? max * sharedFactor : max, seconds };
  const { allowed, retry_after } = await askDatabase(answer, 'count_request', count);
  if (allowed) return undefined;
  if (refusedUntil.size >= maxRemembered) refusedUntil.clear();
  refusedUntil.set(`${limit} ${visitor}`, Date.now() + retry_after * 1000);
  return waiting(retry_after);
}

/** Whether this process has refused a visitor who must still wait; asks nobody, and counts nothing. */
export async function knownRefusal(limit: LimitName, headers: Headers): Promise<Refusal> {
  const until = refusedUntil.get(`${limit} ${await countedVisitor(headers)}`) ?? 0;
  return waiting(Math.ceil((until - Date.now()) / 1000));
}

function waiting(retryAfter: number): Refusal {
  return retryAfter > 0 ? failure('too-many-requests', { retryAfter }) : undefined;
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
