import { expect, it, vi } from 'vitest';
import { cart, openOrdersApi } from '../support/orders-api';
import { describeOnSupabase, openServer } from '../support/server';

/** How long each trip takes here: as far as another region is. */
const tripMilliseconds = 40;

/** Lets each call of database and store take its time, and writes down when it began and ended. */
async function withDistance() {
  const { database, slips } = await import('@/lib/outside');
  const [realDatabase, realSlips] = [await database(), await slips()];
  const trips: { name: string; from: number; to: number }[] = [];
  const far = async <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
    const from = performance.now();
    await new Promise((done) => setTimeout(done, tripMilliseconds));
    const value = await work();
    trips.push({ name, from, to: performance.now() });
    return value;
  };
  database.provide({ ...realDatabase, call: (name, args) => far(name, () => realDatabase.call(name, args)) });
  slips.provide({ ...realSlips, put: (path, slip) => far('put', () => realSlips.put(path, slip)) });
  return trips;
}

describeOnSupabase('an order, as far as another region from its database,', (open) => {
  it('is counted while its picture is looked at, and kept only after that', async () => {
    const server = await openOrdersApi(open);
    const trips = await withDistance();
    expect((await server.place(await cart())).status).toBe(200);
    const [count, put, place] = ['count_request', 'put', 'place_order'].map((name) =>
      trips.find((trip) => trip.name === name),
    );
    expect(put?.from).toBeGreaterThanOrEqual(count?.to ?? Number.NaN);
    expect(place?.from).toBeGreaterThanOrEqual(put?.to ?? Number.NaN);
  });
});

it('a visitor who is refused leaves nothing behind, and is refused the next time without any question', async () => {
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
