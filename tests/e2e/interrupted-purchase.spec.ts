import { chooseSlip, fillCart, fillDetails } from '../support/purchase';
import { expect, test } from '../support/site';
import { storedMails, storedOrders, storedSlips } from '../support/stored';

test('an order goes on where it stopped when the server dies and the page is reloaded', async ({
  page,
  site,
}) => {
  await fillCart(page, ['vps-starter']);
  await page.goto('/cart');
  const dialog = await chooseSlip(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('heading', { name: 'Personal Information' })).toBeVisible();

  await site.kill();
  await fillDetails(dialog);
  await dialog.getByRole('button', { name: 'Complete Order' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to save your information. Please try again.');
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Somchai Jaidee');

  await site.start();
  await page.reload();
  await page.getByRole('button', { name: 'Pay with PromptPay' }).click();
  await fillDetails(page.getByRole('dialog'));
  await page.getByRole('button', { name: 'Complete Order' }).dblclick();
  await expect(page).toHaveURL(/\/thank-you\?order=PT-\w{6}$/);

  await expect.poll(async () => (await storedMails(site.dataFolder)).length).toBe(2);
  await site.stop();
  expect(await storedOrders(site.dataFolder)).toMatchObject([
    { customer_name: 'Somchai Jaidee', amount: 99_900 },
  ]);
  expect(await storedSlips(site.dataFolder)).toHaveLength(1);
});

test('a lost answer and a double click make one order', { tag: '@daily' }, async ({ page, site }) => {
  await fillCart(page, ['vps-starter']);
  await page.goto('/cart');
  let requests = 0;
  await page.route('/api/orders', async (route) => {
    requests += 1;
    // The server takes the first request, but its answer never arrives.
    if (requests > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  const dialog = await chooseSlip(page);
  await dialog.getByRole('button', { name: 'Continue' }).dblclick();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to upload payment slip. Please try again.');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
  expect(requests).toBe(2);
  await site.stop();
  expect(await storedOrders(site.dataFolder)).toHaveLength(1);
  expect(await storedSlips(site.dataFolder)).toHaveLength(1);
});

test('mail that a killed server had not sent leaves after the next start, once', async ({ page, site }) => {
  await fillCart(page, ['vps-starter']);
  await page.goto('/cart');
  const dialog = await chooseSlip(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await fillDetails(dialog);
  await dialog.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page).toHaveURL(/\/thank-you\?order=PT-\w{6}$/);
  await site.kill();
  await site.start();
  await expect.poll(async () => (await storedMails(site.dataFolder)).length).toBe(2);
  await site.stop();
  await site.start();
  await site.stop();
  expect((await storedMails(site.dataFolder)).map((mail) => mail.event).sort()).toEqual([
    'order-agency',
    'order-customer',
  ]);
});
