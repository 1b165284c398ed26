import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'promptparse';
import sharp from 'sharp';
import { slipPicture } from '../support/images';
import { chooseSlip, fillCart, fillDetails, photographQr } from '../support/purchase';
import { readQrCodes } from '../support/qr';
import { expect, sharedSiteTest, test } from '../support/site';
import { storedMails, storedOrders, storedSlips } from '../support/stored';

test.use({ siteSettings: { PROMPTPAY_ID: '0812345678', MAIL_TO: 'orders@agency.example' } });

test('a visitor buys starter web design by PromptPay and everything arrives', { tag: '@daily' }, async ({
  page,
  site,
}) => {
  await page.goto('/services');
  await page.getByRole('button', { name: 'Add to Cart: Starter Website' }).click();
  await expect(page.locator('[data-toast=success]')).toHaveText(/Added to cart/);
  await expect(page.locator('[data-cart-count]')).toHaveText('1');

  await page.getByRole('link', { name: 'Items in cart: 1' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Cart');
  await expect(page.locator('[data-total]')).toHaveText('฿25,000');
  await page.getByRole('button', { name: 'Pay with PromptPay' }).click();

  const dialog = page.getByRole('dialog', { name: 'PromptPay QR Payment' });
  await expect(dialog).toContainText('฿25,000.00');
  const qr = dialog.getByRole('img', { name: 'PromptPay QR code for ฿25,000.00' });
  const payload = parse((await readQrCodes(await photographQr(qr)))[0] ?? '');
  expect(payload?.getTagValue('29', '01')).toBe('0066812345678');
  expect(payload?.getTagValue('54')).toBe('25000.00');
  expect(payload?.getTagValue('53')).toBe('764');

  await dialog.getByRole('button', { name: "I've Paid" }).click();
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
  const picture = await slipPicture()
    .jpeg()
    .withExif({ IFD0: { Copyright: 'private' } })
    .toBuffer();
  await dialog
    .getByLabel('Payment slip')
    .setInputFiles({ name: 'slip.jpg', mimeType: 'image/jpeg', buffer: picture });
  await dialog.getByRole('button', { name: 'Continue' }).click();

  await dialog.getByLabel('Full Name').fill('Somchai Jaidee');
  await dialog.getByLabel('Email').fill('somchai@example.com');
  await dialog.getByLabel('Phone').fill('+66 81 234 5678');
  await dialog.getByLabel('Address').fill('12/3 Soi 6\nPattaya');
  await dialog.getByRole('button', { name: 'Complete Order' }).click();

  await expect(page).toHaveURL(/\/thank-you\?order=PT-\w{6}$/);
  await expect(page.getByText(/^PT-[0-9A-Z]{6}$/)).toBeVisible();
  await expect(page.getByText('We’ve sent an email to somchai@example.com.')).toBeVisible();
  // The plate says what was ordered in the browser that ordered it, and in no other.
  await expect(page.locator('.order-items')).toContainText('Starter Website');
  await expect(page.locator('[data-cart-count]')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]');
  expect(await page.evaluate(() => localStorage.getItem('checkout'))).toBeNull();

  await expect.poll(async () => (await storedMails(site.dataFolder)).length).toBe(2);
  await site.stop();
  const [order, ...others] = await storedOrders(site.dataFolder);
  expect(others).toEqual([]);
  expect(order).toMatchObject({
    status: 'pending',
    amount: 2_500_000,
    customer_name: 'Somchai Jaidee',
    customer_email: 'somchai@example.com',
    customer_phone: '+66 81 234 5678',
    customer_address: '12/3 Soi 6\nPattaya',
    locale: 'en',
    lines: [{ id: 'web-design-starter', price: 2500000, period: 'once' }],
  });

  const slips = await storedSlips(site.dataFolder);
  expect(slips).toEqual([order?.payment_slip_path]);
  expect(slips[0]).toMatch(/^\d{13}-[0-9a-f]{32}\.jpg$/);
  const slip = await sharp(await readFile(join(site.dataFolder, 'slips', slips[0] ?? ''))).metadata();
  expect(slip).toMatchObject({ format: 'jpeg', width: 720, height: 1280 });
  expect(slip.exif).toBeUndefined();

  const mails = await storedMails(site.dataFolder);
  const toCustomer = mails.find((mail) => mail.event === 'order-customer');
  expect(toCustomer?.to?.[0]?.address).toBe('somchai@example.com');
  expect(toCustomer?.subject).toContain(order?.reference);
  expect(toCustomer?.text).toContain('฿25,000.00');
  expect(toCustomer?.text).toContain('not a receipt or tax invoice');
  const toAgency = mails.find((mail) => mail.event === 'order-agency');
  expect(toAgency?.to?.[0]?.address).toBe('orders@agency.example');
  expect(toAgency?.replyTo?.[0]?.address).toBe('somchai@example.com');
  expect(toAgency?.attachments[0]?.mimeType).toBe('image/jpeg');
});

test('a company’s invoice details are checked beside their fields, kept, and arrive', {
  tag: '@daily',
}, async ({ page, site }) => {
  await fillCart(page, ['vps-business']);
  await page.goto('/cart');
  const dialog = await chooseSlip(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await fillDetails(dialog);
  await expect(dialog.getByLabel('Company name')).toBeHidden();
  await dialog.getByText('Company invoice (optional)').click();
  await dialog.getByLabel('Tax ID').fill('0-1055-56000-00-8');
  await dialog.getByText('Company invoice (optional)').click();
  await dialog.getByRole('button', { name: 'Complete Order' }).click();
  await expect(dialog.getByText('this isn’t a Thai tax ID')).toBeVisible();
  await expect(dialog.getByLabel('Company name')).toHaveAccessibleDescription('Please fill in this field.');
  await expect(dialog.getByLabel('Tax ID')).toHaveValue('0-1055-56000-00-8');
  await dialog.getByLabel('Company name').fill('Sea View Co., Ltd.');
  await dialog.getByLabel('Tax ID').fill('0-1055-56000-00-9');
  await dialog.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page).toHaveURL(/\/thank-you\?order=PT-\w{6}$/);

  await expect.poll(async () => (await storedMails(site.dataFolder)).length).toBe(2);
  await site.stop();
  expect(await storedOrders(site.dataFolder)).toMatchObject([
    { company_name: 'Sea View Co., Ltd.', company_tax_id: '0105556000009', company_branch: 'head-office' },
  ]);
  for (const mail of await storedMails(site.dataFolder))
    expect(mail.text).toMatch(/Sea View Co\., Ltd\.[\s\S]*0105556000009[\s\S]*Head office/);
});

sharedSiteTest(
  'who pays on the same phone saves the QR as an image that a banking app can read',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await fillCart(page, ['vps-business']);
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Pay with PromptPay' }).click();
    const save = page.getByRole('link', { name: 'Save QR image' });
    await expect(save).toBeInViewport({ ratio: 1 });
    const download = page.waitForEvent('download');
    await save.click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('promptpay.png');
    const [code] = await readQrCodes(await readFile(await file.path()));
    expect(parse(code ?? '')?.getTagValue('54')).toBe('1999.00');
  },
);

sharedSiteTest('a QR that cannot be made is said so, and another try may work', async ({ page }) => {
  await fillCart(page, ['vps-business']);
  await page.goto('/cart');
  await page.route('/api/payments/promptpay', (route) => route.abort());
  await page.getByRole('button', { name: 'Pay with PromptPay' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'Failed to generate QR code. Please try again or use a different payment method.',
  );
  await page.unroute('/api/payments/promptpay');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('img', { name: /PromptPay QR code/ })).toBeVisible();
});
