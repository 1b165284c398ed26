import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/env/env';
import { addressKey, database } from '@/lib/outside';
import { everyone, hashAddress, visitorAddress } from './visitor';

/** How many requests one visitor may send through each door, and in how many seconds. */
const limits = {
  inquiries: { most: 5, seconds: 10 * 60 },
  orders: { most: 10, seconds: 60 * 60 },
  customers: { most: 30, seconds: 60 * 60 },
  domains: { most: 20, seconds: 10 * 60 },
  quotes: { most: 120, seconds: 10 * 60 },
  cards: { most: 20, seconds: 60 * 60 },
  outcomes: { most: 300, seconds: 10 * 60 },
} as const;

export type Door = keyof typeof limits;

/** Where no proxy is trusted all visitors share one bucket, so it holds this many times more. */
const sharedBucketFactor = 20;

const answer = z.object({ allowed: z.boolean(), retry_after: z.number() });

/**
 * Counts a request against its door.
 * @returns 0 when it may pass, else the seconds to wait
 * @throws DatabaseError when the database could not be asked
 */
export async function countRequest(door: Door, headers: Headers): Promise<number> {
  const { isVercel, TRUST_PROXY } = env();
  const address = visitorAddress(headers, { isVercel, trustedProxies: TRUST_PROXY });
  const { most, seconds } = limits[door];
  const counted = await (await database()).call('count_request', {
    door,
    visitor: address === everyone ? everyone : hashAddress(address, await addressKey()),
    most: address === everyone ? most * sharedBucketFactor : most,
    seconds,
  });
  const { allowed, retry_after } = answer.parse(counted);
  return allowed ? 0 : retry_after;
}
