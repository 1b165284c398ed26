import 'server-only';
import { createHmac, randomInt } from 'node:crypto';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { addressKey } from '@/lib/keys/address-key';

/** How long a code that binds a group is good for, in seconds. */
const codeSeconds = 15 * 60;

/** Six digits are too few to be hashed without a key. @throws KeyFileError */
export async function hashLineCode(code: string): Promise<string> {
  return createHmac('sha256', await addressKey())
    .update(`line group ${code}`)
    .digest('hex');
}

const drawn = z.object({ ends_at: z.coerce.date() });

/**
 * Draws a code of six digits; the group that it is typed in is bound. It takes the place of the code before.
 * @throws KeyFileError
 */
export async function drawLineCode(): Promise<{ code: string; endsAt: Date }> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const args = { code_hash: await hashLineCode(code), seconds: codeSeconds };
  const { ends_at } = await askDatabase(drawn, 'keep_line_code', args);
  return { code, endsAt: ends_at };
}

const bound = z.object({ group: z.string().nullable(), bound_at: z.coerce.date().nullable() });

/** The group that is told, and since when; undefined where none is bound. */
export async function boundLineGroup(): Promise<{ group: string; boundAt: Date } | undefined> {
  const { group, bound_at: boundAt } = await askDatabase(bound, 'bound_line_group');
  return group !== null && boundAt !== null ? { group, boundAt } : undefined;
}

const unbound = z.object({ unbound: z.boolean() });

/**
 * Lets the group go, and its queued cards.
 * @param left which group put the site out, and when by LINE's clock; none where somebody wants it so
 * @returns whether there was one, and it was this one by then
 */
export async function unbindLineGroup(left?: { group: string; at: Date }): Promise<boolean> {
  const args = { group: left?.group ?? null, left_at: left?.at.toISOString() ?? null };
  return (await askDatabase(unbound, 'unbind_line_group', args)).unbound;
}
