import 'server-only';
import { hkdfSync, randomBytes } from 'node:crypto';
import { dataPath, env } from '@/lib/env/env';
import { once } from '@/lib/once';
import { keptFile } from './kept-file';

/**
 * The 256-bit key that visitors' IP and email addresses are hashed with in counts, and the codes of six digits that people sign in with: the
 * same for every instance that counts in one
 * database.
 * @throws KeyFileError
 */
export const addressKey = once(async (): Promise<Uint8Array> => {
  const { SUPABASE_SECRET_KEY, DATABASE } = env();
  // Every instance has this secret; HKDF (RFC 5869) makes a key for this one purpose of it.
  if (DATABASE === 'supabase' && SUPABASE_SECRET_KEY)
    return new Uint8Array(hkdfSync('sha256', SUPABASE_SECRET_KEY, '', 'visitor addresses', 32));
  return Buffer.from(
    await keptFile(
      dataPath('keys', 'address'),
      () => randomBytes(32).toString('hex'),
      (text) => /^[0-9a-f]{64}$/.test(text),
    ),
    'hex',
  );
});
