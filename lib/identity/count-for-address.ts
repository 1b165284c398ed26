import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { type Browser, hashBrowser, isKnown } from '@/lib/http/known-browser';
import { hashAddress } from '@/lib/http/visitor';
import { addressKey } from '@/lib/keys/address-key';

const counted = z.object({ allowed: z.boolean(), retry_after: z.number() });

export type AddressLimit = { limit: string; max: number; seconds: number };

/**
 * What `count_request` takes to count something under an address, of which it keeps a keyed hash.
 * @param email in small letters
 * @param asker who of those that ask for this address is counted apart
 */
export async function limitForAddress(email: string, limit: AddressLimit, asker?: string) {
  const visitor = hashAddress(asker === undefined ? email : `${email} ${asker}`, await addressKey());
  return { ...limit, visitor };
}

/** Who is counted apart from strangers: a browser that this person has signed in with. */
export async function ownAsker(email: string, browser: Browser | undefined): Promise<string | undefined> {
  return browser && (await isKnown(browser, email)) ? hashBrowser(browser) : undefined;
}

/**
 * Counts something under an address, whether the site knows it or not.
 * @param asker see {@link limitForAddress}
 * @returns 0 when it may pass, else the seconds to wait
 */
export async function countForAddress(email: string, limit: AddressLimit, asker?: string): Promise<number> {
  const count = await limitForAddress(email, limit, asker);
  const { allowed, retry_after } = await askDatabase(counted, 'count_request', count);
  return allowed ? 0 : retry_after;
}
