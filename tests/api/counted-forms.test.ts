import { describe, expect, it, vi } from 'vitest';
import { laterIsDone } from '../support/collected-later';
import { cart, details, key, openOrdersApi } from '../support/orders-api';
import { jsonPost, routeContext } from '../support/requests';
import { openServer } from '../support/server';

const visitor = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '203.0.113.7' };

const inquiry = {
  locale: 'en',
  key,
  name: 'Somchai',
  email: 'somchai@example.com',
  phone: '0812345678',
  businessType: 'hotel',
  subject: 'A question',
  budget: '100-200',
  timeframe: '3-months',
  message: 'How much is a website?',
};

/** Writes down what the database is asked until the answer; what is done afterwards is another matter. */
async function watchCalls() {
  const { database } = await import('@/lib/outside');
  const real = await database();
  const call = vi.fn<typeof real.call>(real.call);
  database.provide({ ...real, call });
  return { call, names: () => call.mock.calls.map(([name]) => name), real };
}

async function sendInquiry(changes: object = {}, headers = visitor) {
  const { POST } = await import('@/app/api/contact/route');
  const response = await POST(jsonPost('/api/contact', { ...inquiry, ...changes }, headers), routeContext());
  return { response, status: response.status };
}

describe('a form that is counted before it is read', () => {
  it('is refused beyond the limit with nothing kept, as often as it comes', async () => {
    const server = await openServer({ TRUST_PROXY: '1' });
    const { call, names } = await watchCalls();
    for (let count = 0; count < 5; count++)
      expect((await sendInquiry({ message: `Question ${count}` })).status).toBe(200);
    await laterIsDone();
    const before = (await server.stored()).mails.length;
    const refused = await sendInquiry({ message: 'One too many' });
    expect([refused.status, Number(refused.response.headers.get('retry-after')) > 500]).toEqual([429, true]);
    call.mockClear();
    expect((await sendInquiry({ message: 'And another' })).status).toBe(429);
    expect(names()).toEqual(['count_request']);
    expect((await sendInquiry({}, { ...visitor, 'x-forwarded-for': '203.0.113.8' })).status).toBe(200);
    await laterIsDone();
    expect((await server.stored()).mails.length - before).toBeGreaterThan(0);
    expect(await server.storedRows()).not.toContain('One too many');
  });

  it('counts what cannot be read as well, where visitors can be told apart', async () => {
    await openServer({ TRUST_PROXY: '1' });
    const { names } = await watchCalls();
    expect((await sendInquiry({ email: 'nobody' })).status).toBe(422);
    expect(names()).toEqual(['count_request']);
  });

  it('counts details for an order that nobody can have', async () => {
    const server = await openOrdersApi(openServer, { TRUST_PROXY: '1' });
    const { names } = await watchCalls();
    expect((await server.complete('no-order', { ...details, key }, visitor)).status).toBe(404);
    expect(names()).toEqual(['count_request']);
  });
});

describe('an order, which is counted while its slip is read,', () => {
  it('is refused beyond the limit with nothing kept, and the next time without any question', async () => {
    const server = await openOrdersApi(openServer, { TRUST_PROXY: '1' });
    const { refusal } = await import('@/lib/http/limits');
    for (let count = 0; count < 30; count++)
      expect(await refusal('orders', new Headers(visitor))).toBeUndefined();
    const { names, call } = await watchCalls();
    expect((await server.place(await cart(), visitor)).status).toBe(429);
    expect(names()).toEqual(['count_request']);
    expect(await server.stored()).toMatchObject({ orders: [], slips: [] });
    call.mockClear();
    expect((await server.place(await cart(), visitor)).status).toBe(429);
    expect(names()).toEqual([]);
  });
});
