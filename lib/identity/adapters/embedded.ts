import 'server-only';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { briefSessionHours, sessionDays } from '@/lib/company/periods';
import type { Database } from '@/lib/database/database';
import { hostCookie } from '@/lib/http/cookies';
import type { Cookies, Identity, Person } from '../identity';
import { hashToken, openProofs } from './proofs';

/** How long a session lasts after it was last used, in seconds: on a browser that is to remember it, and on any other. */
const lasts = { remembered: sessionDays * 24 * 60 * 60, otherwise: briefSessionHours * 60 * 60 };

const owner = z.object({ email: z.string().nullable() });

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
  const cookie = hostCookie('session');
  const proofs = openProofs({ database, key });
  const sessionOf = (held: Cookies) => {
    const token = held.get(cookie);
    return token !== undefined && /^[0-9a-f]{64}$/.test(token) ? hashToken(token) : null;
  };

  return {
    takesPasswords: false,
    drawProof: proofs.draw,
    redeem: async (proof, { remembers, held }) => {
      const session = randomBytes(32).toString('hex');
      const redeemed = await proofs.redeem(proof, {
        session_hash: hashToken(session),
        seconds: remembers ? lasts.remembered : lasts.otherwise,
        replaces: sessionOf(held),
      });
      if (!redeemed) return undefined;
      return {
        person: personOf(redeemed.email),
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
    mayHold: (held) => sessionOf(held) !== null,
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
