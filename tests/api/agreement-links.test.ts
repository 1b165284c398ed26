import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { openLiveSite } from '../support/live-site';
import { cookieOf } from '../support/my-orders-api';
import { cart, details, openOrdersApi } from '../support/orders-api';
import { countPolicyLinks, leadsToPolicies } from '../support/policy-links';
import { quoteFields } from '../support/quotes-api';

const minute = 60_000;
const languages = ['th'] as const;
const newKey = () => randomBytes(16).toString('hex');

const expectLinks = (html: string, count: number) =>
  expect([leadsToPolicies(html, 'th'), countPolicyLinks(html)]).toEqual([count > 0, count]);

it('who asks for a quotation, accepts it and pays it finds terms and privacy beside each button', {
  timeout: 4 * minute,
}, async () => {
  const site = await openLiveSite();
  expectLinks(await site.read('quotes', { query: { items: 'seo-local' }, languages }), 1);
  const asked = await site.ask(quoteFields({ items: 'seo-local' }), 'th');
  const number = String(asked.body.data.number);
  const cookie = cookieOf(asked);
  expectLinks(await site.read('quote', { cookie, params: { number }, languages }), 1);
  const accepted = await site.accept(number, cookie, { version: 1, method: 'promptpay' });
  const order = { reference: String(accepted.body.data.order) };
  // To pay and to correct the details; the slip goes with what is paid.
  const paying = await site.read('order', { cookie: cookieOf(accepted), params: order, languages });
  expectLinks(paying, paying.includes(`/api/my-orders/${order.reference}/card`) ? 3 : 2);
});

it('who sends a slip or details for an order, or signs in, finds them too', {
  timeout: 4 * minute,
}, async () => {
  const site = await openLiveSite();
  const shop = await openOrdersApi(async () => site);
  const key = newKey();
  const placed = await shop.place(await cart({ key, items: 'web-design-starter' }));
  const order = {
    cookie: cookieOf(placed),
    params: { reference: String(placed.body.data.reference) },
    languages,
  };
  expectLinks(await site.read('order', order), 2);
  await shop.complete(placed.body.data.id, { key, ...details });
  expectLinks(await site.read('order', order), 2);
  expectLinks(await site.read('signIn', { languages }), 1);
});

it('who has lost the number with the mail is offered the sign-in', { timeout: minute }, async () => {
  const { read } = await openLiveSite();
  for (const page of ['orders', 'quotes'] as const)
    expect(await read(page, { cookie: '', languages })).toContain('href="/th/sign-in?next=/portal"');
});
