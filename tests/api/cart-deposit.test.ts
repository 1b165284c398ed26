import { describe, expect, it } from 'vitest';
import { cart, details, key, openOrdersApi } from '../support/orders-api';
import { priceOf } from '../support/prices';
import { jsonPost, routeContext } from '../support/requests';
import { describeOnEachDatabase, openServer } from '../support/server';

const items = 'mobile-app-basic';
const half = priceOf(items) / 2;

describeOnEachDatabase('a cart that is begun with a deposit', (open) => {
  it('is an order in two parts, of which the slip shows the first', async () => {
    const shop = await openOrdersApi(open);
    const placed = await shop.place(await cart({ items, deposit: 'on' }));
    const { id, reference } = placed.body.data;
    await shop.complete(id, { key, ...details });
    const { showOrder } = await import('@/lib/orders/order-status');
    expect(await showOrder(reference)).toMatchObject({
      status: 'pending',
      amount: 2 * half,
      parts: [
        { place: 1, amount: half, due: 'accepted', open: half },
        { place: 2, amount: half, due: 'handover', due_on: null, open: half },
      ],
    });
    const { noteMoney } = await import('@/lib/orders/money');
    await noteMoney({ reference, seen: 'pending', received: 0, amount: half, person: 'Nok' });
    expect(await showOrder(reference)).toMatchObject({
      status: 'awaiting-payment',
      parts: [{ open: 0 }, {}],
    });
    const [mail] = (await shop.stored()).mails.filter(({ event }) => event === 'order-customer');
    expect(mail?.text).toContain('งวดที่ 2/2');
  });

  it('is not the same as the cart in full by the same key', async () => {
    const shop = await openOrdersApi(open);
    const fields = await cart({ items, deposit: 'on' });
    expect((await shop.place(fields)).status).toBe(200);
    expect((await shop.place(fields)).status).toBe(200);
    expect((await shop.place(await cart({ items }))).status).toBe(409);
  });
});

describe('the code of a deposit', () => {
  it('has the amount of the deposit, says what follows, and is refused for what takes none', async () => {
    await openServer();
    const { POST } = await import('@/app/api/payments/promptpay/route');
    const { GET } = await import('@/app/api/payments/promptpay.png/route');
    const { paymentQr } = await import('@/lib/payments/slip/payment-qr');
    const ask = async (body: object) => {
      const response = await POST(jsonPost('/api/payments/promptpay', body), routeContext());
      return { status: response.status, body: await response.json() };
    };
    expect((await ask({ items: [items], deposit: true })).body.data).toMatchObject({
      amount: half,
      rest: half,
    });
    expect((await ask({ items: ['vps-starter'], deposit: true })).status).toBe(422);
    const picture = await GET(
      new Request(`http://localhost:3000/api/payments/promptpay.png?items=${items}&deposit`),
      routeContext(),
    );
    expect(Buffer.from(await picture.arrayBuffer()).equals(await paymentQr(half))).toBe(true);
  });

  it('makes no order of a deposit that nothing takes', async () => {
    const shop = await openOrdersApi(openServer);
    expect((await shop.place(await cart({ deposit: 'on' }))).status).toBe(422);
  });
});
