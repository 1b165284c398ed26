import { expect, it, vi } from 'vitest';

async function keyWith(secret: string): Promise<string> {
  vi.resetModules();
  vi.stubEnv('DATABASE', 'supabase');
  vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:54321');
  vi.stubEnv('SUPABASE_SECRET_KEY', secret);
  const { addressKey } = await import('@/lib/keys/address-key');
  return Buffer.from(await addressKey()).toString('hex');
}

it('all functions of one site on Supabase count visitors by one key, and those of another site by another', async () => {
  const [one, same, other] = [
    await keyWith('sb_secret_one'),
    await keyWith('sb_secret_one'),
    await keyWith('sb_secret_two'),
  ];
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(one).toBe(same);
  expect(other).not.toBe(one);
});
