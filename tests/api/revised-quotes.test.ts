import { describe, expect, it } from 'vitest';
import { cookieOf } from '../support/my-orders-api';
import { priceOf } from '../support/prices';
import { company, openQuotesApi, quoteFields } from '../support/quotes-api';
import { describeOnEachDatabase, type OpenServer, openServer } from '../support/server';

/** A server with a quotation whose first line has no price yet. */
async function openAsked(open: OpenServer) {
  const server = await openQuotesApi(open);
  const asked = await server.ask(quoteFields({ items: 'network-installation,seo-local' }), 'th');
  const number: string = asked.body.data.number;
  const hand = await import('@/lib/documents/revise-quote');
  const mailed = async () => {
    const { drainOutbox } = await import('@/lib/outbox/outbox');
    await drainOutbox();
    const { mails } = await server.stored();
    return mails.filter(({ event, to }) => event === 'quote-customer' && to?.[0]?.address === company.email);
  };
  return { ...server, ...hand, number, cookie: cookieOf(asked), mailed };
}

describe('a quotation in the hands of the agency', () => {
  it('is offered anew with its missing price, as a version of its own, and mailed', async () => {
    const server = await openAsked(openServer);
    expect(await server.mailed()).toHaveLength(1);
    const prices = new Map([[1, 3_500_000]]);
    const change = { discount: 100_000, note: 'รวมค่าติดตั้ง', delivery: '2027-01-15', person: 'Nok' };
    const revised = await server.reviseQuote({ number: server.number, prices, ...change });
    expect(revised).toMatchObject({
      ok: true,
      data: { version: 2, state: 'open', amount: 3_500_000 + priceOf('seo-local') - 100_000 },
    });
    expect(await server.show(server.number, server.cookie)).toMatchObject({
      version: 2,
      lines: [{ price: 3_500_000 }, { price: priceOf('seo-local') }],
      discount: 100_000,
      note: 'รวมค่าติดตั้ง',
      delivery: '2027-01-15',
      replaced: [{ version: 1 }],
    });
    const mails = await server.mailed();
    expect(mails).toHaveLength(2);
    expect(mails.at(-1)?.text).toContain('฿49,000.00');
  });

  it('is not mailed while a price is missing', async () => {
    const server = await openAsked(openServer);
    const prices = new Map([[2, 1_200_000]]);
    const revised = await server.reviseQuote({ number: server.number, prices, person: 'Nok' });
    expect(revised).toMatchObject({ ok: true, data: { version: 2, state: 'asked' } });
    expect(await server.mailed()).toHaveLength(1);
  });

  it('refuses a line that it has not, a discount of more than it costs, an unknown number, and what is an order by now', async () => {
    const server = await openAsked(openServer);
    const change = (more: object, number = server.number) =>
      server.reviseQuote({ number, prices: new Map([[1, 3_500_000]]), person: 'Nok', ...more });
    const failed = (code: string) => ({ ok: false, error: { code } });
    expect(await change({ prices: new Map([[3, 100]]) })).toMatchObject(failed('invalid'));
    expect(await change({ discount: 5_000_001 })).toMatchObject(failed('invalid'));
    expect(await change({}, 'QT-2026-9999')).toMatchObject(failed('not-found'));
    expect(await change({})).toMatchObject({ ok: true });
    const accepted = await server.accept(server.number, server.cookie, { version: 2, method: 'transfer' });
    expect(accepted.status).toBe(200);
    expect(await change({})).toMatchObject(failed('conflict'));
  });
});

describeOnEachDatabase('a quotation in the hands of the agency', (open) => {
  it('takes one of many offers that were made from the same version', async () => {
    const server = await openAsked(open);
    const offers = await Promise.all(
      [1, 2, 3, 4].map((baht) =>
        server.reviseQuote({ number: server.number, prices: new Map([[1, baht * 100]]), person: 'Nok' }),
      ),
    );
    const { version } = (await server.show(server.number, server.cookie)) ?? {};
    expect(offers.filter(({ ok }) => ok)).toHaveLength((version ?? 0) - 1);
  });
});
