import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { env } from '@/lib/env/env';
import { warnings } from './ask-sign-in';
import { limitForAddress } from './count-for-address';

const warned = z.object({ visitors: z.array(z.string()) });

/** The addresses of the staff that somebody has asked for so often within a day that they were warned. @throws DatabaseError */
export async function staffUnderFire(): Promise<string[]> {
  const { STAFF } = env();
  const hashes = await Promise.all(
    STAFF.map(async (email) => (await limitForAddress(email, warnings)).visitor),
  );
  const { visitors } = await askDatabase(warned, 'sign_in_warned', { visitors: hashes });
  return STAFF.filter((_email, index) => visitors.includes(hashes[index] ?? ''));
}
