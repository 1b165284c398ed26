import type { NewCookie } from '@/lib/http/cookies';
import { OutsideError, type OutsideErrorOptions } from '@/lib/log';

/** Who is signed in: `staff` works at the desk, everybody else sees the orders of their own address. */
export type Person = { email: string; role: 'staff' | 'client' };

/** What a browser sent, by name. */
export type Cookies = ReadonlyMap<string, string>;

/** A person who has just signed in, and what the browser must keep for it. */
type SignIn = { person: Person; cookies: NewCookie[] };

/**
 * What proves an address: the token of a mail's link, or the six digits that the mail shows, typed beside the address in the browser that
 * asked. `limits` has what `count_request` takes for each wrong code.
 */
export type Proof = { token: string } | { email: string; code: string; browser: string; limits: Count[] };

type Count = { limit: string; visitor: string; max: number; seconds: number };

/** What a proof is drawn for: the browser that asked, where alone the code is good; or a link that is good for a day, without a code. */
export type ProofUse = { browser: string } | { isLasting: true };

/** Knows who people are. Addresses come in small letters. */
export type Identity = {
  /** Whether people can have passwords. */
  takesPasswords: boolean;
  /** Draws a proof for a mail to this address; good once, for a quarter of an hour, and ends none before. */
  drawProof: (email: string, use: ProofUse) => Promise<{ token: string; code: string }>;
  /** @param held what the browser has already: a session in it ends. @returns undefined for a wrong, used or outlived proof @throws IdentityError */
  redeem: (proof: Proof, options: { remembers: boolean; held: Cookies }) => Promise<SignIn | undefined>;
  /** @returns undefined for an unknown address or a wrong password, and always where there are no passwords @throws IdentityError */
  enter: (
    login: { email: string; password: string },
    options: { remembers: boolean; held: Cookies },
  ) => Promise<SignIn | undefined>;
  /** Who a browser belongs to; `cookies` are those that must be kept in place of the old ones. @throws IdentityError */
  who: (held: Cookies) => Promise<SignIn | undefined>;
  /** Whether a browser brings what may be a session; nobody is asked. */
  mayHold: (held: Cookies) => boolean;
  /** What a browser must keep from now on where its session would soon end; nobody is asked whose it is. @throws IdentityError */
  renew: (held: Cookies) => Promise<NewCookie[]>;
  /** Ends the session of a browser, or all of its person. @returns the cookies that take it from the browser @throws IdentityError */
  end: (held: Cookies, options: { everywhere: boolean }) => Promise<NewCookie[]>;
  /** Erases what is kept of an address: its sessions, proofs and, where there are accounts, its account. @throws IdentityError */
  forget: (email: string) => Promise<void>;
  /** Tries whether people can sign in here and nobody makes an account of their own. @throws IdentityError that names what to change */
  check: () => Promise<void>;
};

/** Whoever knows people could not be asked. The message holds no personal data. */
export class IdentityError extends OutsideError {
  constructor(message: string, options?: OutsideErrorOptions) {
    super('IdentityError', message, options);
  }
}
