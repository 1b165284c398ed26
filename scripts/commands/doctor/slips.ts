import { randomBytes } from 'node:crypto';
import { env, s3Place } from '@/lib/env/env';
import { slips } from '@/lib/outside';
import { ask } from './ask';
import { either, type Finding, mend, ok } from './finding';

/** A slip is kept, read, closed to strangers, and removed; nothing stays behind. */
export async function slipFindings(): Promise<Finding[]> {
  const store = await slips();
  const path = `${Date.now()}-${randomBytes(16).toString('hex')}.png`;
  const bytes = new Uint8Array(randomBytes(64));
  await store.put(path, { bytes, contentType: 'image/png' });
  try {
    const read = await store.read(path);
    if (!read || !Buffer.from(read).equals(bytes)) return [mend('slips', 'what is kept is not what is read')];
    if (!(await store.list()).includes(path)) return [mend('slips', 'what is kept is not listed')];
    return [
      ok('slips', 'are kept, read, listed and removed'),
      ...(await overwriteFindings(() => store.put(path, { bytes, contentType: 'image/png' }))),
      ...(await strangerFindings(path)),
    ];
  } finally {
    await store.remove(path);
  }
}

/** Some stores take no notice of If-None-Match, and keep what came last. */
async function overwriteFindings(putAgain: () => Promise<void>): Promise<Finding[]> {
  const isRefused = await putAgain().then(
    () => false,
    () => true,
  );
  return isRefused ? [] : [mend('slips', 'one can be overwritten: this store does not know If-None-Match')];
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
  const { SLIPS, DATABASE, SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: key } = env();
  if (SLIPS === 's3') {
    const { endpoint, bucket } = s3Place();
    return [ask(`${endpoint}/${bucket}/${path}`), ask(`${endpoint}/${bucket}?list-type=2`)];
  }
  if (DATABASE !== 'supabase') return [];
  return [
    ask(`${url}/storage/v1/object/public/payment-slips/${path}`),
    ...(key ? [ask(`${url}/storage/v1/object/payment-slips/${path}`, { headers: { apikey: key } })] : []),
  ];
}
