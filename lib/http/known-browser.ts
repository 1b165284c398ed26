import 'server-only';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { askingBrowserHours, knownBrowserDays } from '@/lib/company/periods';
import { addressKey } from '@/lib/keys/address-key';
import { cookiesIn, hostCookie, type NewCookie } from './cookies';

/**
 * A browser that asked to be signed in, and has been, once its cookie is signed: then it has allowances of its own, which strangers cannot
 * use up. The cookie names nobody: an address is in it as a keyed hash alone.
 */
export type Browser = { id: string; marks: readonly string[] };

const cookie = 'browser';

/** How long a browser is known, in seconds: after it asked, and after it was signed in. */
const kept = { asking: askingBrowserHours * 60 * 60, signedIn: knownBrowserDays * 24 * 60 * 60 };

/** The browser that a request is from; undefined where it never asked. */
export function browserIn(held: ReadonlyMap<string, string>): Browser | undefined {
  const [id = '', ...marks] = (held.get(hostCookie(cookie)) ?? '').split('.');
  return /^[0-9a-f]{32}$/.test(id) ? { id, marks } : undefined;
}

/** A browser that asks for the first time, and what it must keep. */
export function newBrowser(): { browser: Browser; sets: NewCookie[] } {
  const id = randomBytes(16).toString('hex');
  return { browser: { id, marks: [] }, sets: [{ name: hostCookie(cookie), value: id, maxAge: kept.asking }] };
}

/** What a browser must keep that somebody has signed in with. @param email in small letters */
export async function knownBrowser({ id }: Browser, email: string): Promise<NewCookie> {
  const value = [id, await mark(id), await mark(id, email)].join('.');
  return { name: hostCookie(cookie), value, maxAge: kept.signedIn };
}

/** Whether anybody has signed in with this browser, or, where one is named, this person. @param email in small letters */
export async function isKnown({ id, marks }: Browser, email?: string): Promise<boolean> {
  const right = Buffer.from(await mark(id, email));
  const given = Buffer.from(marks[email === undefined ? 0 : 1] ?? '');
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Under what a browser is counted that somebody has signed in with; undefined for any other. */
export async function knownVisitor(headers: Headers): Promise<string | undefined> {
  const browser = browserIn(cookiesIn(headers.get('cookie')));
  return browser && (await isKnown(browser)) ? hashBrowser(browser) : undefined;
}

/** What is stored of a browser. */
export function hashBrowser({ id }: Browser): string {
  return createHash('sha256').update(`browser ${id}`).digest('base64url');
}

async function mark(id: string, email = ''): Promise<string> {
  return createHmac('sha256', await addressKey())
    .update(`browser ${id} ${email}`)
    .digest('base64url');
}
