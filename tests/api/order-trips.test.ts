import { expect, it, onTestFinished, vi } from 'vitest';
import { cart, openOrdersApi } from '../support/orders-api';
import { describeOnSupabase, openServer } from '../support/server';

describeOnSupabase('an order, as far as another region from its database,', (open) => {
  it('is counted while its picture is looked at, and kept only after that', async () => {
    const server = await openOrdersApi(open);
    const { database, slips } = await import('@/lib/outside');
    const [realDatabase, realSlips] = [await database(), await slips()];
    const reader = vi.spyOn(await import('@/lib/payments/slip/slip-codes'), 'readSlipCodes');
    const asked: string[] = [];
    const ended: string[] = [];
    const noted = async <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
      asked.push(name);
      // The count is under way until the picture has been looked at.
      if (name === 'count_request') await expect.poll(() => reader.mock.settledResults).toHaveLength(1);
      const value = await work();
      ended.push(name);
      return value;
    };
    database.provide({
      ...realDatabase,
      call: (name, args) => noted(name, () => realDatabase.call(name, args)),
    });
    slips.provide({ ...realSlips, put: (path, slip) => noted('put', () => realSlips.put(path, slip)) });
    expect((await server.place(await cart())).status).toBe(200);
    expect(ended.slice(0, 3)).toEqual(['count_request', 'put', 'place_order']);
    expect(asked).toEqual(ended);
    reader.mockRestore();
  });
});

it('a visitor who is refused leaves nothing behind, and is refused the next time without any question', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const server = await openOrdersApi(openServer, { TRUST_PROXY: '1' });
  const { database, slips } = await import('@/lib/outside');
  const real = await database();
  const call = vi.fn<typeof real.call>(async (name, args) =>
    name === 'count_request' ? { allowed: false, retry_after: 900 } : real.call(name, args),
  );
  database.provide({ ...real, call });
  const visitor = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '203.0.113.7' };
  expect((await server.place(await cart(), visitor)).status).toBe(429);
  expect(await (await slips()).list()).toEqual([]);
  expect(call.mock.calls.map(([name]) => name)).toEqual(['count_request']);
  const again = await server.place(await cart(), visitor);
  expect([again.status, again.headers.get('retry-after')]).toEqual([429, '900']);
  expect(call).toHaveBeenCalledTimes(1);
  call.mockImplementation(real.call);
  expect((await server.place(await cart(), { ...visitor, 'x-forwarded-for': '203.0.113.8' })).status).toBe(
    200,
  );
});

it('a picture that is none is counted as well', async () => {
  const server = await openOrdersApi(openServer);
  const { database } = await import('@/lib/outside');
  const real = await database();
  const call = vi.fn<typeof real.call>(real.call);
  database.provide({ ...real, call });
  const answer = await server.place(await cart({ slip: new Blob(['no picture'], { type: 'image/png' }) }));
  expect(answer.status).toBe(422);
  expect(call.mock.calls.map(([name]) => name)).toEqual(['count_request']);
});
