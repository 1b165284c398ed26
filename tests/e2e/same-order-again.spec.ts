import { chooseSlip, fillDetails } from '../support/purchase';
import { expect, test } from '../support/site';
import { storedOrders } from '../support/stored';

test('who fills the cart with what was ordered before is told so before paying again', async ({
  page,
  site,
}) => {
  const add = async () => {
    await page.goto('/services');
    await page.getByRole('button', { name: 'Add to Cart: Starter Website' }).click();
    await expect(page.locator('[data-cart-count]')).toHaveText('1');
    await page.goto('/cart');
  };
  await add();
  const first = await chooseSlip(page);
  await first.getByRole('button', { name: 'Continue' }).click();
  await fillDetails(first);
  await first.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page).toHaveURL(/\/thank-you\?order=PT-\w{6}$/);
  const reference = (await page.getByText(/PT-\w{6}/).textContent())?.match(/PT-\w{6}/)?.[0] ?? '';

  await add();
  const dialog = page.getByRole('dialog');
  const pay = page.getByRole('button', { name: 'Pay with PromptPay' });
  await pay.click();
  await expect(dialog).toContainText(`We’ve got your slip for order ${reference} with exactly these items.`);
  await expect(dialog.getByRole('img', { name: /QR code/ })).toHaveCount(0);
  await dialog.getByText('Close', { exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(pay).toBeFocused();

  await pay.click();
  await dialog.getByRole('button', { name: 'Pay again anyway' }).click();
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/seo');
  await page.getByRole('button', { name: /^Add to Cart: Local SEO/ }).click();
  await expect(page.locator('[data-cart-count]')).toHaveText('2');
  await page.goto('/cart');
  await pay.click();
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('orders'))).not.toContain('key');
  await site.stop();
  expect(await storedOrders(site.dataFolder)).toMatchObject([{ reference }]);
});
