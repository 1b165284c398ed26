import 'server-only';
import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { pageKeyDays } from '@/lib/company/periods';
import { referencePattern } from '@/lib/fields/reference';
import { formOrJson } from '@/lib/http/body';
import { cookiesIn, type NewCookie } from '@/lib/http/cookies';
import { success } from '@/lib/result';
import { hashKey } from './hash-key';
import { orderKey } from './order';

/** How long a browser keeps a key, in seconds: as long as the database does (`add_page_key`). */
const maxAge = pageKeyDays * 24 * 60 * 60;

/** Draws a key to an order's page: 128 random bits in hex. The database keeps `hash`, a mail or a cookie brings `key`. */
export function newOrderKey(): { key: string; hash: string } {
  const key = randomBytes(16).toString('hex');
  return { key, hash: hashKey(key) };
}

const cookieName = (reference: string) => `order-${reference}`;

/** The cookie that lets this browser open an order. */
export function orderCookie(reference: string, key: string): NewCookie {
  return { name: cookieName(reference), value: key, maxAge };
}

/**
 * What a request proves of an order: its reference, and the hash of the key that the request brings.
 * @param cookies the `Cookie` header
 * @returns arguments for the SQL functions of the order's page; without a key they find no order
 */
export function proofOf(reference: string, cookies: string | null): { reference: string; key_hash: string } {
  const key = orderKey.safeParse(cookiesIn(cookies).get(cookieName(reference)));
  return { reference, key_hash: key.success ? hashKey(key.data) : '' };
}

type Params = Record<string, string>;

const proofIn = ({ headers }: Request, { reference, number = '' }: Params) =>
  proofOf(reference ?? number, headers.get('cookie'));

/** For a route's `read`: what the request proves of the order, quotation or receipt that the address names. */
export async function readProof(request: Request, params: Params) {
  return success(proofIn(request, params));
}

/** For a route's `read`: the same, and a form. */
export function readProvenForm<Form extends z.ZodType>(schema: Form) {
  return async (request: Request, params: Params) => {
    const form = await formOrJson(schema)(request);
    return form.ok ? success({ proof: proofIn(request, params), form: form.data }) : form;
  };
}

/** More orders than anybody has open in one browser. */
const mostKeys = 100;

/** The hashes of all keys to orders that a request brings. @param cookies the `Cookie` header */
export function keyHashesIn(cookies: string | null): string[] {
  return [...cookiesIn(cookies)]
    .filter(
      ([name, value]) =>
        referencePattern.test(name.replace(cookieName(''), '')) && orderKey.safeParse(value).success,
    )
    .slice(0, mostKeys)
    .map(([, key]) => hashKey(key));
}
