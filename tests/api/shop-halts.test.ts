import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openCardPaymentsApi } from '../support/card-payments-api';
import { laterIsDone } from '../support/collected-later';
import { cookieOf } from '../support/my-orders-api';
import { cart, key, openOrdersApi } from '../support/orders-api';
import { openQuotesApi, quoteFields } from '../support/quotes-api';
import { jsonPost, routeContext } from '../support/requests';
import { messagesOf } from '../support/served-pages';
import { openServer } from '../support/server';
import { signedInAs } from '../support/sign-in';

const staff = 'nok@agency.example';
const noon = new Date('2026-11-24T12:00:00+07:00');
const words = messagesOf('th', 'publishing');

const open = { hours: { isOpen: true, text: words.visitor.open } };
const closed = { hours: { isOpen: false, text: words.visitor.closed } };

/** The desk's buttons for the shop, what pages are told of it, and a clock. */
async function openShop<Server extends object>(server: Server) {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  onTestFinished(() => void vi.useRealTimers());
  const halts = await import('@/app/api/desk/shop/halts/route');
  const shop = await import('@/app/api/shop/route');
  const promptpay = await import('@/app/api/payments/promptpay/route');
  const { listHalts } = await import('@/lib/publishing/halts');
  const press = async (form: object, who: string | undefined = staff) => {
    const cookie = who ? await signedInAs(who) : '';
    const headers = { 'sec-fetch-site': 'same-origin', accept: 'text/html', cookie };
    const response = await halts.POST(
      jsonPost('/api/desk/shop/halts?locale=en', form, headers),
      routeContext(),
    );
    await laterIsDone();
    return {
      status: response.status,
      flash: /flash=([\w-]+)/.exec(response.headers.get('location') ?? '')?.[1],
      text: await response.text(),
    };
  };
  return {
    ...server,
    press,
    listHalts,
    resume: async (what: string) => {
      const halt = (await listHalts()).now.find((found) => found.what === what);
      return press({ resume: halt?.id });
    },
    /** What a page is told, once what was told before may have changed. */
    told: async (locale = 'th') => {
      vi.setSystemTime(Date.now() + 3000);
      const response = await shop.GET(new Request(`http://localhost:3000/api/shop?locale=${locale}`));
      expect(response.headers.get('set-cookie')).toBeNull();
      return response.json();
    },
    askWays: async (items: string[], checkout?: string) => {
      const body = { items, ...(checkout && { key: checkout }) };
      const response = await promptpay.POST(jsonPost('/api/payments/promptpay', body), routeContext());
      return { status: response.status, body: await response.json() };
    },
  };
}

const refusal = (problem: string) => ({ ok: false, error: { code: 'invalid', fields: { items: problem } } });

describe('an item that is not for sale for now', () => {
  it('is refused by code and slip, is told in the language of the page, and sold again after one tap', async () => {
    const shop = await openShop(await openOrdersApi(openServer, { STAFF: staff }));
    expect(await shop.told()).toEqual(open);
    expect(await shop.press({ halt: 'item web-design-starter' })).toMatchObject({
      status: 303,
      flash: 'halted',
    });
    expect((await shop.press({ halt: 'item web-design-starter' })).flash).toBe('halted-before');
    expect(await shop.told()).toEqual({
      ...open,
      items: ['web-design-starter'],
      notForSale: words.visitor.notForSale,
      holdsBack: words.visitor.holdsBack,
      hasPaid: words.visitor.hasPaid,
    });
    const placed = await shop.place(await cart());
    expect([placed.status, placed.body]).toEqual([422, refusal('not-for-sale')]);
    expect((await shop.askWays(['vps-starter', 'web-design-starter'])).body).toEqual(refusal('not-for-sale'));
    expect((await shop.askWays(['vps-starter'])).status).toBe(200);
    expect(await shop.stored()).toMatchObject({ orders: [], slips: [] });
    expect((await shop.resume('item web-design-starter')).flash).toBe('halted');
    expect(await shop.told()).toEqual(open);
    expect((await shop.place(await cart())).status).toBe(200);
    expect(await shop.listHalts()).toMatchObject({ now: [], past: [{ person: staff, ended_by: staff }] });
  });

  it('is taken from whom the code was shown before, since the money may be on its way', async () => {
    const shop = await openShop(await openOrdersApi(openServer, { STAFF: staff }));
    expect((await shop.askWays(['web-design-starter'], key)).status).toBe(200);
    await shop.press({ halt: 'item web-design-starter' });
    expect((await shop.askWays(['web-design-starter'], 'c'.repeat(32))).status).toBe(422);
    expect((await shop.place(await cart({ key: 'c'.repeat(32) }))).status).toBe(422);
    expect((await shop.place(await cart())).status).toBe(200);
  });
});

describe('a checkout that is paused', () => {
  it('refuses every way to an order, and says why', async () => {
    const shop = await openShop(await openQuotesApi(openServer, { STAFF: staff }));
    const orders = await openOrdersApi(async () => shop);
    const asked = await shop.ask(quoteFields({ items: 'vps-starter' }));
    const cookie = cookieOf(asked);
    const number: string = asked.body.data.number;
    await shop.press({ halt: 'checkout payments' });
    const { payments } = words.reasons;
    expect((await shop.told()).paused).toBe(`${payments.visitor} ${words.visitor.paused}`);
    expect((await orders.place(await cart())).body).toEqual(refusal('checkout-paused'));
    expect((await shop.askWays(['vps-starter'])).body).toEqual(refusal('checkout-paused'));
    const accepted = await shop.accept(number, cookie, { version: 1, method: 'promptpay' });
    expect([accepted.status, accepted.body]).toEqual([422, refusal('checkout-paused')]);
    expect((await shop.ask(quoteFields({ key: 'b'.repeat(32) }))).status).toBe(200);
    await shop.resume('checkout');
    expect((await shop.accept(number, cookie, { version: 1, method: 'promptpay' })).status).toBe(200);
  });

  it('opens no page for cards, and goes on with those that are open', async () => {
    const cards = await openShop(await openCardPaymentsApi(openServer, { STAFF: staff }));
    const body = { key, locale: 'th', items: ['vps-starter'] };
    const before = await cards.pay(body);
    await cards.press({ halt: 'checkout busy' });
    const refused = await cards.pay({ ...body, key: 'c'.repeat(32) });
    expect([refused.status, refused.body]).toEqual([422, refusal('checkout-paused')]);
    expect((await cards.pay(body)).body).toEqual(before.body);
    expect(cards.stripe.sessions.size).toBe(1);
  });
});

describe('a closed day', () => {
  it('is today by one tap, or until a day, and over by itself', async () => {
    const shop = await openShop(await openServer({ STAFF: staff }));
    await shop.press({ halt: 'closed' });
    expect(await shop.told()).toEqual({ hours: { isOpen: false, text: words.visitor.closedToday } });
    vi.setSystemTime(new Date('2026-11-25T00:00:10+07:00'));
    expect(await shop.told()).toEqual(closed);
    vi.setSystemTime(new Date('2026-11-25T12:00:00+07:00'));
    expect(await shop.told()).toEqual(open);
    expect((await shop.press({ halt: 'closed', until: '2026-11-27' })).flash).toBe('halted');
    expect(await shop.told('en')).toEqual({
      hours: { isOpen: false, text: 'Closed up to and including 27 November 2026' },
    });
  });

  it('is refused where it is over or none, with its field', async () => {
    const shop = await openShop(await openServer({ STAFF: staff }));
    for (const until of ['2026-11-23', 'tomorrow']) {
      const refused = await shop.press({ halt: 'closed', until });
      expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('Last day closed: ')]);
    }
    expect(await shop.told()).toEqual(open);
  });
});

it('the shop is halted by the staff alone, and by what is on the list', async () => {
  const shop = await openShop(await openServer({ STAFF: staff }));
  expect((await shop.press({ halt: 'closed' }, '')).status).toBe(403);
  expect((await shop.press({ halt: 'closed' }, 'somchai@example.com')).status).toBe(403);
  for (const form of [{}, { halt: 'item no-such-item' }, { halt: 'checkout' }, { resume: 'all' }])
    expect((await shop.press(form)).status).toBeGreaterThanOrEqual(400);
  expect(await shop.listHalts()).toEqual({ now: [], past: [] });
});
