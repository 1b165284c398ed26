import type { Page } from '@playwright/test';
import { fillCart } from '../support/purchase';
import { expect, sharedSiteTest, test } from '../support/site';
import { storedMails, storedOrders } from '../support/stored';

const number = '4242424242424242';

async function openCard(page: Page) {
  await fillCart(page, ['vps-business']);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Pay with Card' }).click();
  return page.getByRole('dialog', { name: 'Credit Card Payment' });
}

test('a card payment without a gateway is a demonstration that says so, sends nothing and keeps nothing', {
  tag: '@daily',
}, async ({ page, site }) => {
  await page.clock.install();
  const dialog = await openCard(page);
  await expect(dialog).toContainText('no card is charged and nothing is ordered');
  await expect(dialog).toContainText('Amount to pay฿1,999.00');

  await dialog.getByRole('button', { name: 'Pay Now' }).click();
  await expect(dialog.getByText('Please enter the 16 digits of the card number.')).toBeVisible();
  await expect(dialog.getByLabel('Card number')).toBeFocused();

  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await dialog.getByLabel('Card number').fill('4000 0000 0000 0002 99');
  await expect(dialog.getByLabel('Card number')).toHaveValue('4000000000000002');
  await dialog.getByLabel('Expiry (MM/YY)').fill('12/28');
  await dialog.getByLabel('CVV').fill('1234');
  await expect(dialog.getByLabel('CVV')).toHaveValue('123');
  await dialog.getByLabel('Name on card').fill('Malee Suksan');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Processing…' })).toBeDisabled();
  await page.clock.runFor(2000);
  await expect(dialog.getByRole('alert')).toHaveText('Payment failed. Please try again.');

  await dialog.getByLabel('Card number').fill(number);
  await dialog.getByRole('button', { name: 'Pay Now' }).click();
  await page.clock.runFor(2000);
  await expect(page).toHaveURL('/thank-you?demo');
  await expect(page.getByText('This was a demo: nothing was ordered and nothing was charged.')).toBeVisible();
  await expect(page.getByText('We have written to you by email')).toHaveCount(0);
  await expect(page.getByText('spam folder')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]');

  for (const secret of [number, '4000000000000002', 'Malee', '1228']) {
    expect(sent.filter((request) => request.includes(secret))).toEqual([]);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toContain(secret);
    expect(site.log).not.toContain(secret);
  }
  await site.stop();
  expect([await storedOrders(site.dataFolder), await storedMails(site.dataFolder)]).toEqual([[], []]);
});

sharedSiteTest('who closes the dialog while it is busy has not paid and keeps the cart', async ({ page }) => {
  await page.clock.install();
  const dialog = await openCard(page);
  await dialog.getByLabel('Card number').fill(number);
  await dialog.getByLabel('Expiry (MM/YY)').fill('1228');
  await dialog.getByLabel('CVV').fill('123');
  await dialog.getByLabel('Name on card').fill('Malee Suksan');
  await page.clock.pauseAt(Date.now() + 60_000);
  await dialog.getByRole('button', { name: 'Pay Now' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.clock.runFor(3000);
  await expect(page).toHaveURL('/cart');
  await expect(page.locator('[data-cart-item]')).toHaveCount(1);
});
