import type { Page } from '@playwright/test';
import { chooseFile, chooseSlip, fillCart, fillDetails } from '../support/purchase';
import { expect, test } from '../support/site';
import { storedMails, storedOrders, storedSlips } from '../support/stored';

/** Closes the tab and comes back in another one of the same browser. */
async function comeBack(page: Page): Promise<Page> {
  const next = await page.context().newPage();
  await page.close();
  await next.goto('/cart');
  return next;
}

const pay = (page: Page) => page.getByRole('button', { name: 'Pay with PromptPay' }).click();
const finish = (page: Page) => page.getByRole('button', { name: 'Finish the order' }).click();
const heading = (page: Page, name: string) => page.getByRole('dialog').getByRole('heading', { name });

test('a dialog, tab, network or server that closes at any step loses neither the slip nor the way back', async ({
  page: firstPage,
  site,
}) => {
  // The server starts four times.
  let page = firstPage;
  await fillCart(page, ['vps-starter']);
  await page.goto('/cart');

  await test.step('at the QR', async () => {
    await pay(page);
    await expect(page.getByRole('img', { name: /PromptPay QR code/ })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await pay(page);
    await expect(page.getByRole('img', { name: /PromptPay QR code/ })).toBeVisible();
    page = await comeBack(page);
  });

  await test.step('before the slip was chosen', async () => {
    await chooseSlip(page);
    await page.keyboard.press('Escape');
    await pay(page);
    await expect(heading(page, 'Upload Payment Slip')).toBeVisible();
    page = await comeBack(page);
    await pay(page);
    await page.getByRole('button', { name: 'Show the QR code again' }).click();
    await expect(page.getByRole('img', { name: /PromptPay QR code/ })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('while the slip goes up', async () => {
    const dialog = await chooseSlip(page);
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Failed to upload payment slip. Please try again.');
    await page.context().setOffline(false);
    await site.kill();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Failed to upload payment slip. Please try again.');
    await site.start();
    // The server takes the slip, and the tab is closed before it hears so.
    const deaf = page;
    page = await deaf.context().newPage();
    await deaf.route('/api/orders', async (route) => {
      await route.fetch();
      await deaf.close();
    });
    const closed = deaf.waitForEvent('close');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await closed;
    await page.goto('/cart');
    await pay(page);
    await expect(heading(page, 'Upload Payment Slip')).toBeVisible();
    await chooseFile(page.getByRole('dialog'));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(heading(page, 'Personal Information')).toBeVisible();
  });

  await test.step('before the details', async () => {
    await page.keyboard.press('Escape');
    const board = page.getByRole('region', { name: 'Unfinished orders' });
    await expect(board).toContainText(/Your order PT-\w{6} is waiting for your details/);
    await page.getByRole('button', { name: 'Clear Cart' }).click();
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    page = await comeBack(page);
    await finish(page);
    await expect(page.getByRole('dialog')).toContainText('Please don’t pay again');
    await site.kill();
    await fillDetails(page.getByRole('dialog'));
    await page.getByRole('button', { name: 'Complete Order' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
      'Failed to save your information. Please try again.',
    );
    await site.start();
    page = await comeBack(page);
    await finish(page);
    await fillDetails(page.getByRole('dialog'));
    await page.getByRole('button', { name: 'Complete Order' }).click();
    await expect(page).toHaveURL(/\/thank-you\?order=PT-\w{6}$/);
  });

  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Unfinished orders' })).toHaveCount(0);
  await expect.poll(async () => (await storedMails(site.dataFolder)).length).toBe(2);
  await site.stop();
  expect(await storedOrders(site.dataFolder)).toMatchObject([{ customer_name: 'Somchai Jaidee' }]);
  expect(await storedSlips(site.dataFolder)).toHaveLength(1);
});
