import { expect, test } from '@playwright/test';
import { copyFolder } from '../support/copy-folder';
import { slipWithCodes } from '../support/images';
import { storedMails, storedOrders } from '../support/stored';
import { temporaryFolder } from '../support/temporary-folder';
import { startFunction } from '../support/traced-function';

const ownPage = { 'sec-fetch-site': 'same-origin' };
const key = '0123456789abcdef0123456789abcdef';

/** Sends the slip step of one item. */
async function placeOrder(url: string): Promise<Response> {
  const slip = await slipWithCodes('0041000600000101030140225202611211234567890TH9104ABCD');
  const form = new FormData();
  for (const [name, value] of Object.entries({ key, locale: 'th', items: 'web-design-starter' }))
    form.set(name, value);
  form.set('slip', new Blob([Uint8Array.from(slip)], { type: 'image/png' }));
  return fetch(`${url}/api/orders`, { method: 'POST', body: form, headers: ownPage });
}

test('the files that the build traced of its functions carry an order by themselves: the slip is read, the details are kept, the mails go out', async () => {
  const { folder: data, remove } = await temporaryFolder();
  if (process.env.SITE_TEMPLATE) copyFolder(process.env.SITE_TEMPLATE, data);

  const orders = await startFunction('api/orders/route', data);
  const placed = await placeOrder(orders.url);
  const { data: order } = await placed.json();
  expect([placed.status, order.amount, order.slip.kind]).toEqual([200, 2_500_000, 'other']);
  await orders.stop();

  const customer = await startFunction('api/orders/[id]/customer/route', data);
  const completed = await fetch(`${customer.url}/api/orders/${order.id}/customer`, {
    method: 'POST',
    headers: { ...ownPage, 'content-type': 'application/json' },
    body: JSON.stringify({
      key,
      name: 'Somchai',
      email: 'somchai@example.com',
      phone: '0812345678',
      address: '1 Soi 6',
    }),
  });
  expect(completed.status).toBe(200);
  await customer.stop();

  expect(await storedOrders(data)).toMatchObject([{ reference: order.reference, customer_name: 'Somchai' }]);
  expect((await storedMails(data)).map(({ event }) => event).toSorted()).toEqual([
    'order-agency',
    'order-customer',
  ]);
  await remove();
});
