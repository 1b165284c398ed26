import 'server-only';
import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { z } from 'zod';
import { signInMinutes, warningLinkDays } from '@/lib/company/periods';
import type { Database, Json } from '@/lib/database/database';
import type { Proof, ProofUse } from '../identity';

/** How long a proof is good, in seconds. */
const good = { forNow: signInMinutes * 60, lasting: warningLinkDays * 24 * 60 * 60 };

const redeemed = z.object({ email: z.string().nullable(), proof: z.string().nullable() });

/** What is kept of a token that is too long to be guessed. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

type ProofKeeper = {
  database: () => Promise<Database>;
  /** Hashes the six digits, which are too few to be hashed without a key. */
  key: () => Promise<Uint8Array>;
};

/** Draws what mails bring to sign in with, and keeps it in the site's own database, whoever keeps the sessions. */
export function openProofs({ database, key }: ProofKeeper) {
  const hashCode = async (email: string, code: string) =>
    createHmac('sha256', await key())
      .update(`${email} ${code}`)
      .digest('hex');
  return {
    draw: async (email: string, use: ProofUse): Promise<{ token: string; code: string }> => {
      const token = randomBytes(32).toString('hex');
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await (await database()).call('keep_sign_in_proof', {
        email,
        token_hash: hashToken(token),
        code_hash: await hashCode(email, code),
        browser_hash: 'browser' in use ? use.browser : null,
        seconds: 'browser' in use ? good.forNow : good.lasting,
      });
      return { token, code };
    },
    /** Uses a proof up. @param session one that begins with it, as `redeem_sign_in` takes it @returns whose it was, and its name */
    redeem: async (
      proof: Proof,
      session: { [name: string]: Json } = {},
    ): Promise<{ email: string; name: string | null } | undefined> => {
      const brought: { [name: string]: Json } =
        'token' in proof
          ? { token_hash: hashToken(proof.token) }
          : {
              email: proof.email,
              code_hash: await hashCode(proof.email, proof.code),
              browser_hash: proof.browser,
              limits: proof.limits,
            };
      const answer = await (await database()).call('redeem_sign_in', { ...brought, ...session });
      const { email, proof: name } = redeemed.parse(answer);
      return email === null ? undefined : { email, name };
    },
    /** Makes a proof as good as before. */
    giveBack: async (name: string | null): Promise<void> => {
      await (await database()).call('return_sign_in_proof', { proof: name });
    },
  };
}
