import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { Database } from '@/lib/database/database';
import { IdentityError, type Person } from '../identity';
import { fault } from './supabase-sessions';

/** So many digits has a code as the form takes it; what Supabase draws is set in its dashboard. */
const codePattern = /^\d{6}$/;

/** How many codes may be tried beside one address, and in how many seconds: as long as a code is good. */
const guesses = { limit: 'sign-in-code', max: 5, seconds: 15 * 60 };

const counted = z.object({ allowed: z.boolean() });

type ProofMaker = {
  /** What the secret key may do with accounts. */
  accounts: SupabaseClient['auth']['admin'];
  roleOf: (email: string) => Person['role'];
  /** Counts the codes that are tried beside an address. */
  database: () => Promise<Database>;
  /** Seals the tokens of links, and hashes the addresses of that count. */
  key: () => Promise<Uint8Array>;
};

/** Draws proofs at Supabase, and guards them against guessing as Supabase does not. */
export function supabaseProofs({ accounts, roleOf, database, key }: ProofMaker) {
  async function keyed(text: string): Promise<string> {
    return createHmac('sha256', await key())
      .update(text)
      .digest('base64url');
  }

  const seal = (token: string) => keyed(`sign-in link ${token}`);

  /** Draws a link's token and a code for an account, which is made where there is none. */
  async function drawFor(email: string) {
    const made = await accounts.createUser({
      email,
      email_confirm: true,
      app_metadata: { role: roleOf(email) },
    });
    if (made.error && made.error.code !== 'email_exists') throw fault('make an account', made.error);
    const { data, error } = await accounts.generateLink({ type: 'magiclink', email });
    if (error) throw fault('draw a proof', error);
    return data;
  }

  return {
    draw: async (email: string): Promise<{ token: string; code: string }> => {
      let drawn = await drawFor(email);
      if (!drawn.user.email_confirmed_at) {
        // Somebody signed up under this address, with a password of their own, and waits for its owner to prove it.
        const { error } = await accounts.deleteUser(drawn.user.id);
        if (error) throw fault('delete an account', error);
        drawn = await drawFor(email);
      }
      const { hashed_token, email_otp: code } = drawn.properties;
      if (!codePattern.test(code))
        throw new IdentityError('Supabase draws codes of another length: set the email OTP length to 6');
      return { token: `${hashed_token}-${await seal(hashed_token)}`, code };
    },
    /** The token that Supabase drew, of one that we sealed. It follows from the six digits, so without the seal it could be guessed as they can. */
    unsealed: async (sealed: string): Promise<string | undefined> => {
      const [token = '', ...rest] = sealed.split('-');
      const [given, right] = [Buffer.from(rest.join('-')), Buffer.from(await seal(token))];
      return given.length === right.length && timingSafeEqual(given, right) ? token : undefined;
    },
    /** Counts a code that is tried, which Supabase does by the address of our server alone. */
    mayGuess: async (email: string): Promise<boolean> => {
      const visitor = await keyed(`sign-in code ${email}`);
      const answer = await (await database()).call('count_request', { ...guesses, visitor });
      return counted.parse(answer).allowed;
    },
  };
}
