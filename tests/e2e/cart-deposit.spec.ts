import { fill } from '@/lib/i18n/fill';
import { bringAxe, problemsByDayAndNight } from '../support/axe';
import { chooseFile, fillCart, fillDetails } from '../support/purchase';
import { messagesOf } from '../support/served-pages';
import { expect, test } from '../support/site';
import { query, storedMails } from '../support/stored';

const { deposit } = messagesOf('en', 'cart');
const now = { now: '฿47,500', rest: '฿47,500', all: '฿95,000' };

test.use({ viewport: { width: 320, height: 640 } });

test('a package that the owner marked is begun with its deposit, and the order asks for the rest at the handover', async ({
  page,
  site,
}) => {
  await bringAxe(page);
  await fillCart(page, ['mobile-app-basic']);
  await page.goto('/cart');
  await expect(page.getByLabel(fill(deposit.whole, now))).toBeChecked();
  await page.getByLabel(fill(deposit.part, now)).check();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await problemsByDayAndNight(page)).toEqual([]);

  await page.getByRole('button', { name: 'Pay with PromptPay' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'PromptPay QR code for ฿47,500.00' })).toBeVisible();
  await expect(dialog.getByText(fill(deposit.later, { rest: '฿47,500.00' }))).toBeVisible();
  await dialog.getByRole('button', { name: "I've Paid" }).click();
  await chooseFile(dialog);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await fillDetails(dialog);
  await dialog.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page).toHaveURL(/\/thank-you\?order=PT-\w{6}$/);

  await expect.poll(async () => (await storedMails(site.dataFolder)).length).toBe(2);
  await site.stop();
  expect(
    await query(
      site.dataFolder,
      'select place, amount::integer as amount, due, due_on is null as waits from public.order_parts order by place',
    ),
  ).toEqual([
    { place: 1, amount: 4_750_000, due: 'accepted', waits: false },
    { place: 2, amount: 4_750_000, due: 'handover', waits: true },
  ]);
  const mails = await storedMails(site.dataFolder);
  expect(mails.find(({ event }) => event === 'order-customer')?.text).toContain('Payment 2 of 2');
});
