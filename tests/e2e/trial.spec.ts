import { bringAxe, problemsByDayAndNight } from '../support/axe';
import { chooseFile, fillCart, fillDetails } from '../support/purchase';
import { expect, test } from '../support/site';
import { storedMails, storedOrders } from '../support/stored';

const publicName = 'www.agency-in-pattaya.com';
const title = 'Trial site: nothing is for sale here';

test.use({
  siteSettings: { PROMPTPAY_ID: '0812345678', MAIL_TO: 'orders@agency.example' },
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${publicName} localhost`],
    }),
});

test('a site that is not live says so to whoever opens it by a public name, and marks what they order', async ({
  page,
  site,
  browser,
}) => {
  const publicUrl = site.url.replace('localhost', publicName);
  await bringAxe(page);
  await page.goto(`${site.url}/seo`);
  await expect(page.getByText(title)).toBeHidden();

  await page.goto(`${publicUrl}/seo`);
  await expect(page.getByText(title)).toBeVisible();
  expect(await problemsByDayAndNight(page)).toEqual([]);
  await page.goto(`${publicUrl}/th/orders`);
  await expect(page.getByText('หมายเลขคำสั่งซื้อที่นี่ขึ้นต้นด้วย TRIAL')).toBeVisible();

  await fillCart(page, ['web-design-starter']);
  await page.goto(`${publicUrl}/cart`);
  await page.getByRole('button', { name: 'Pay with PromptPay' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Demo: this QR code belongs to nobody. Please don’t pay it.');
  await expect(dialog).toContainText('000-000-0000');
  await dialog.getByRole('button', { name: "I've Paid" }).click();
  await chooseFile(dialog);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await fillDetails(dialog);
  await dialog.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page).toHaveURL(/\/thank-you\?order=TRIAL-\w{6}$/);

  // Whoever runs no script reads it everywhere.
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const unscripted = await plain.newPage();
  for (const url of [publicUrl, site.url]) {
    await unscripted.goto(`${url}/contact`);
    await expect(unscripted.getByText(title)).toBeVisible();
  }
  await plain.close();

  await expect.poll(async () => (await storedMails(site.dataFolder)).length).toBe(2);
  expect(site.log).toContain('Asked by a public name, and not live');
  await site.stop();
  const [order] = await storedOrders(site.dataFolder);
  expect(order?.reference).toMatch(/^TRIAL-/);
  for (const { subject } of await storedMails(site.dataFolder)) expect(subject).toContain(order?.reference);
});
