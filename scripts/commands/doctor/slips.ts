import { randomBytes } from 'node:crypto';
import { env } from '@/lib/env/env';
import { slips } from '@/lib/outside';
import { chunkPath, storedType } from '@/lib/payments/slip/slip-store';
import { ask } from './ask';
import { either, type Finding, mend, ok } from './finding';

/** A slip and a chunk of a file are kept, read, closed to strangers, and removed; nothing stays behind. */
export async function slipFindings(): Promise<Finding[]> {
  await keepChunkForAMoment();
  const store = await slips();
  const path = `${Date.now()}-${randomBytes(16).toString('hex')}.png`;
  const bytes = new Uint8Array(randomBytes(64));
  await store.put(path, { bytes, contentType: 'image/png' });
  try {
    const read = await store.read(path);
    if (!read || !Buffer.from(read).equals(bytes)) return [mend('slips', 'what is kept is not what is read')];
    if (!(await store.list()).includes(path)) return [mend('slips', 'what is kept is not listed')];
    return [ok('slips', 'are kept, read, listed and removed'), ...(await strangerFindings(path))];
  } finally {
    await store.remove(path);
  }
}

/** A bucket may take pictures and no chunks. @throws SlipStoreError where it does not */
async function keepChunkForAMoment(): Promise<void> {
  const store = await slips();
  const path = chunkPath(randomBytes(16).toString('hex'));
  await store.put(path, { bytes: new Uint8Array([1]), contentType: storedType(path) ?? '' });
  await store.remove(path);
}

async function strangerFindings(path: string): Promise<Finding[]> {
  const answers = await Promise.all(strangersWays(path));
  if (answers.length === 0) return [];
  const isOpen = answers.some((answer) => typeof answer !== 'string' && answer.status < 400);
  return [
    either(!isOpen, 'slips', 'strangers are refused', 'anybody can read slips: make the bucket private'),
  ];
}

function strangersWays(path: string): ReturnType<typeof ask>[] {
  const { DATABASE, SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: key } = env();
  if (DATABASE !== 'supabase') return [];
  return [
    ask(`${url}/storage/v1/object/public/payment-slips/${path}`),
    ...(key ? [ask(`${url}/storage/v1/object/payment-slips/${path}`, { headers: { apikey: key } })] : []),
  ];
}
