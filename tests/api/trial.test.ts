import { describe, expect, it, vi } from 'vitest';
import { cardCart, openCardPaymentsApi } from '../support/card-payments-api';
import { cookieOf } from '../support/my-orders-api';
import { cart, details, key, openOrdersApi } from '../support/orders-api';
import { openQuotesApi, quoteFields } from '../support/quotes-api';
import { formPost, jsonPost, routeContext } from '../support/requests';
import { openServer } from '../support/server';

/** A site that somebody put on a public name, and forgot SITE_URL. */
const forgotten = {
  NODE_ENV: 'production',
  PROMPTPAY_ID: '0812345678',
  PROMPTPAY_NAME: 'Agency Co., Ltd.',
  BANK_ACCOUNT: 'Kasikornbank, 123-4-56789-0, Agency Co., Ltd., KASITHBK',
  MAIL_TO: 'orders@agency.example',
};
const ownPage = { 'sec-fetch-site': 'same-origin' };
const byPublicName = { ...ownPage, host: 'www.agency-in-pattaya.com' };
const trial = expect.stringMatching(/^TRIAL-[0-9A-Z]{6}$/);
const unmarked = expect.stringMatching(/^PT-[0-9A-Z]{6}$/);

describe('a site that is not live and is asked by a public name', () => {
  it('marks an order in its row, for its customer and in every mail', async () => {
    const server = await openOrdersApi(openServer, forgotten);
    const { body } = await server.place(await cart(), byPublicName);
    expect(body.data.reference).toEqual(trial);
    // The settings are read by now, and mails are rendered by React as tests have it.
    vi.stubEnv('NODE_ENV', 'test');
    await server.complete(body.data.id, { ...details, key }, byPublicName);
    const { orders, mails } = await server.stored();
    expect(orders.map(({ reference }) => reference)).toEqual([body.data.reference]);
    expect(mails.map(({ event }) => event).sort()).toEqual(['order-agency', 'order-customer']);
    for (const { subject, text } of mails) {
      expect(subject).toContain(body.data.reference);
      expect(text).toContain(body.data.reference);
    }
  });

  it.each([
    [
      'a proxy that asks by its own',
      { host: 'localhost:3000', 'x-forwarded-host': 'www.agency-in-pattaya.com' },
    ],
    ['a proxy that tells nothing', { host: '127.0.0.1:3000', origin: 'https://www.agency-in-pattaya.com' }],
  ])('marks it behind %s', async (_what, headers) => {
    const server = await openOrdersApi(openServer, forgotten);
    const { body } = await server.place(await cart(), { ...ownPage, ...headers });
    expect(body.data.reference).toEqual(trial);
  });

  it('marks an order by card, one that was a quotation, and an enquiry', async () => {
    const card = await openCardPaymentsApi(openServer, forgotten);
    expect((await card.pay(cardCart, byPublicName)).status).toBe(200);
    const { POST } = await import('@/app/api/contact/route');
    const form = {
      key,
      locale: 'en',
      name: 'Malee',
      email: 'malee@example.com',
      phone: '0812345678',
      message: 'A website',
    };
    const choices = { businessType: 'hotel', subject: 'Website', budget: '100-200', timeframe: '3-months' };
    const sent = await POST(jsonPost('/api/contact', { ...form, ...choices }, byPublicName), routeContext());
    expect((await sent.json()).data.reference).toEqual(trial);
    expect((await card.stored()).orders.map(({ reference }) => reference)).toEqual([trial]);

    const quotes = await openQuotesApi(openServer, forgotten);
    const asked = await quotes.ask(quoteFields());
    const { number } = asked.body.data;
    const { POST: accept } = await import('@/app/api/quotes/[number]/acceptance/route');
    const accepting = jsonPost(
      `/api/quotes/${number}/acceptance`,
      { version: 1, method: 'transfer' },
      { ...byPublicName, cookie: cookieOf(asked) },
    );
    expect((await (await accept(accepting, routeContext({ number }))).json()).data.order).toEqual(trial);
  });

  it('pays nobody, whatever is set', async () => {
    await openServer(forgotten);
    const { POST } = await import('@/app/api/payments/promptpay/route');
    const ways = await POST(
      jsonPost('/api/payments/promptpay', { items: ['vps-starter'] }, byPublicName),
      routeContext(),
    );
    const { data } = await ways.json();
    expect(data).toMatchObject({ promptPay: { isDemo: true } });
    expect(JSON.stringify(data)).not.toMatch(/Agency|Kasikorn|081/);
    const { GET } = await import('@/app/api/payments/promptpay.png/route');
    const picture = async (headers: Record<string, string>) =>
      Buffer.from(
        await (
          await GET(
            new Request('http://localhost:3000/api/payments/promptpay.png?items=vps-starter', { headers }),
            routeContext(),
          )
        ).arrayBuffer(),
      );
    expect((await picture(byPublicName)).equals(await picture(ownPage))).toBe(false);
  });

  it('takes no slip for an order that is not marked', async () => {
    const server = await openOrdersApi(openServer, forgotten);
    const placed = await server.place(await cart());
    expect(placed.body.data.reference).toEqual(unmarked);
    const { reference } = placed.body.data;
    const { POST } = await import('@/app/api/my-orders/[reference]/slips/route');
    const { slip } = await cart();
    const send = (headers: Record<string, string>) =>
      POST(
        formPost(
          `/api/my-orders/${reference}/slips`,
          { slip: slip as Blob },
          { ...headers, cookie: cookieOf(placed) },
        ),
        routeContext({ reference }),
      );
    const before = (await server.stored()).slips;
    expect((await send(byPublicName)).status).toBe(403);
    expect((await server.stored()).slips).toEqual(before);
    expect((await send(ownPage)).status).not.toBe(403);
  });

  it('lets the customer open a marked order by its cookie, and find it by its reference however it is typed', async () => {
    const server = await openOrdersApi(openServer, forgotten);
    const placed = await server.place(await cart(), byPublicName);
    const { reference } = placed.body.data;
    const { keyHashesIn } = await import('@/lib/orders/order-key');
    expect(keyHashesIn(cookieOf(placed))).toHaveLength(1);
    const { lostKeyForm } = await import('@/lib/orders/ask-page-key');
    expect(lostKeyForm.parse({ reference: reference.toLowerCase().replace('-', ' ') })).toEqual({
      reference,
    });
  });
});

describe('orders of other sites', () => {
  it.each([
    ['on this machine', { NODE_ENV: 'production' }, { ...ownPage, host: 'localhost:3000' }],
    ['on the own network', { NODE_ENV: 'production' }, { ...ownPage, host: '192.168.1.20:3000' }],
    ['while it is written', {}, byPublicName],
  ])('are not marked %s', async (_what, settings, headers) => {
    const server = await openOrdersApi(openServer, settings);
    expect((await server.place(await cart(), headers)).body.data.reference).toEqual(unmarked);
  });
});
