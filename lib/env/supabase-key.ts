import { z } from 'zod';

const claims = z.object({ role: z.string() });

/** Whether a Supabase key may do everything on the server, as far as it tells: not a publishable key, not a token of another role. */
export function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_publishable_')) return false;
  const [, payload] = key.split('.');
  if (payload === undefined) return true;
  try {
    return claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString())).role === 'service_role';
  } catch {
    return false;
  }
}
