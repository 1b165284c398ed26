import { describe, expect, it } from 'vitest';
import { supabaseClient } from '@/lib/database/adapters/supabase-client';
import { openSlipBucket } from '@/lib/payments/slip/adapters/supabase';
import { SlipStoreError } from '@/lib/payments/slip/slip-store';
import { missingForPostgrest } from '../support/postgres';
import { emptySupabase } from '../support/supabase';
import { startSupabaseStandIn } from '../support/supabase-stand-in';
import { slipStoreContract } from './slip-store-contract';

const { SUPABASE_LIVE_URL: liveUrl, SUPABASE_LIVE_SECRET_KEY: liveKey } = process.env;
const missing = missingForPostgrest();

if (liveUrl && liveKey) {
  slipStoreContract('Supabase (live)', async () => ({
    store: openSlipBucket(supabaseClient({ url: liveUrl, secretKey: liveKey })),
    close: async () => undefined,
  }));
}

if (missing) console.warn(`Skipped: the slip store contract on the stand-in for Supabase: ${missing}`);

describe.skipIf(missing !== undefined)('on the stand-in for Supabase', () => {
  slipStoreContract('Supabase', async () => {
    const standIn = await startSupabaseStandIn();
    return { store: openSlipBucket(supabaseClient(standIn)), close: standIn.close };
  });

  const open = async () => {
    const standIn = await emptySupabase();
    return { standIn, store: openSlipBucket(supabaseClient(standIn)) };
  };
  const png = { bytes: new Uint8Array([1, 2, 3]), contentType: 'image/png' };

  it('a link to a slip ends when its time is over', async () => {
    const { store } = await open();
    await store.put('1-0a.png', png);
    const link = await store.link('1-0a.png', 0);
    expect((await fetch(link ?? '')).ok).toBe(false);
  });

  it('more slips than one page holds are all listed', async () => {
    const { standIn, store } = await open();
    for (let count = 0; count < 2100; count++)
      standIn.objects.set(`${count}-0a.png`, { bytes: Buffer.from('x'), contentType: 'image/png' });
    expect(await store.list()).toHaveLength(2100);
  });

  it('whatever the bucket refuses is a failure with its code', async () => {
    const { store } = await open();
    await expect(store.put('1-0b.png', { ...png, contentType: 'text/html' })).rejects.toThrow(
      new SlipStoreError('could not store a slip (415)'),
    );
    await expect(store.put('1-0c.png', { ...png, bytes: new Uint8Array(5_000_000) })).rejects.toThrow('413');
  });

  it('a bucket that is down, cuts its answer or errs is a failure, never an empty answer', async () => {
    const { standIn, store } = await open();
    await store.put('1-0d.png', png);
    for (const fault of [
      { kind: 'down' },
      { kind: 'cut' },
      { kind: 'status', status: 500 },
      { kind: 'status', status: 429 },
    ] as const) {
      // Storing is tried once more where nobody answered.
      standIn.failNext(/storage/, fault, fault.kind === 'status' ? 4 : 5);
      await expect(store.put('1-0e.png', png), fault.kind).rejects.toBeInstanceOf(SlipStoreError);
      await expect(store.remove('1-0d.png'), fault.kind).rejects.toBeInstanceOf(SlipStoreError);
      await expect(store.list(), fault.kind).rejects.toBeInstanceOf(SlipStoreError);
      await expect(store.link('1-0d.png', 60), fault.kind).rejects.toBeInstanceOf(SlipStoreError);
      standIn.objects.delete('1-0e.png');
      standIn.objects.set('1-0d.png', { bytes: Buffer.from(png.bytes), contentType: 'image/png' });
    }
  });

  it('the public reaches no slip and stores none', async () => {
    const { standIn, store } = await open();
    await store.put('1-0f.png', png);
    const anonymous = supabaseClient({ url: standIn.url, secretKey: standIn.publishableKey }).storage.from(
      'payment-slips',
    );
    expect(
      (await anonymous.upload('1-0g.png', Buffer.from('x'), { contentType: 'image/png' })).error,
    ).not.toBeNull();
    expect((await anonymous.list()).data).toEqual([]);
    expect((await anonymous.download('1-0f.png')).error).not.toBeNull();
    expect((await anonymous.createSignedUrl('1-0f.png', 60)).error).not.toBeNull();
    expect((await fetch(anonymous.getPublicUrl('1-0f.png').data.publicUrl)).status).toBe(400);
    await anonymous.remove(['1-0f.png']);
    expect(await store.read('1-0f.png')).toBeDefined();
  });
});
