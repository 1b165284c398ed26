import 'server-only';
import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '@/lib/database/database';
import type { Cookies, Identity, Person } from '../identity';

const cookie = 'session';

/** How long a session lasts after it was last used, in seconds: on a browser that is to remember it, and on any other. */
const lasts = { remembered: 30 * 24 * 60 * 60, otherwise: 12 * 60 * 60 };

const owner = z.object({ email: z.string().nullable() });

const hash = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Keeps sessions in the site's own database; people prove their address by mail, and have no passwords.
 * @param staff the addresses of the staff, in small letters: whoever is taken out of the list has no more to say from then on
 * @param key hashes the six digits, which are too few to be hashed without a key
 */
export function openEmbeddedIdentity({
  database,
  staff,
  key,
}: {
  database: () => Promise<Database>;
  staff: readonly string[];
  key: () => Promise<Uint8Array>;
}): Identity {
  const personOf = (email: string): Person => ({ email, role: staff.includes(email) ? 'staff' : 'client' });
  const hashCode = async (email: string, code: string) =>
    createHmac('sha256', await key())
      .update(`${email} ${code}`)
      .digest('hex');
  const sessionOf = (held: Cookies) => {
    const token = held.get(cookie);
    return token !== undefined && /^[0-9a-f]{64}$/.test(token) ? hash(token) : null;
  };

  return {
    takesPasswords: false,
    drawProof: async (email) => {
      const token = randomBytes(32).toString('hex');
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await (await database()).call('keep_sign_in_proof', {
        email,
        token_hash: hash(token),
        code_hash: await hashCode(email, code),
      });
      return { token, code };
    },
    redeem: async (proof, { remembers, held }) => {
      const session = randomBytes(32).toString('hex');
      const seconds = remembers ? lasts.remembered : lasts.otherwise;
      const { email } = owner.parse(
        await (await database()).call('redeem_sign_in', {
          ...('token' in proof
            ? { token_hash: hash(proof.token) }
            : { email: proof.email, code_hash: await hashCode(proof.email, proof.code) }),
          session_hash: hash(session),
          seconds,
          replaces: sessionOf(held),
        }),
      );
      if (email === null) return undefined;
      return {
        person: personOf(email),
        cookies: [{ name: cookie, value: session, ...(remembers && { maxAge: lasts.remembered }) }],
      };
    },
    enter: async () => undefined,
    who: async (held) => {
      const session_hash = sessionOf(held);
      if (session_hash === null) return undefined;
      const { email } = owner.parse(await (await database()).call('session_of', { session_hash }));
      return email === null ? undefined : { person: personOf(email), cookies: [] };
    },
    // A session that is used goes on by itself (`session_of`).
    renew: async () => [],
    end: async (held, { everywhere }) => {
      const session_hash = sessionOf(held);
      if (session_hash !== null) await (await database()).call('end_session', { session_hash, everywhere });
      return [{ name: cookie, value: '', maxAge: 0 }];
    },
    forget: async (email) => {
      await (await database()).call('delete_sign_ins', { email });
    },
    check: async () => {
      await (await database()).call('session_of', { session_hash: '' });
    },
  };
}
