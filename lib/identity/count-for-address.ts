import 'server-only';
import { z } from 'zod';
import { hashAddress } from '@/lib/http/visitor';
import { addressKey } from '@/lib/keys/address-key';
import { database } from '@/lib/outside';

const counted = z.object({ allowed: z.boolean(), retry_after: z.number() });

type AddressLimit = { limit: string; max: number; seconds: number };

/** What `count_request` takes to count something under an address, of which it keeps a keyed hash. @param email in small letters */
export async function limitForAddress(email: string, limit: AddressLimit) {
  return { ...limit, visitor: hashAddress(email, await addressKey()) };
}

/**
 * Counts something under an address, whether the site knows it or not.
 * @returns 0 when it may pass, else the seconds to wait
 * @throws DatabaseError
 */
export async function countForAddress(email: string, limit: AddressLimit): Promise<number> {
  const answer = await (await database()).call('count_request', await limitForAddress(email, limit));
  const { allowed, retry_after } = counted.parse(answer);
  return allowed ? 0 : retry_after;
}
