import { join } from 'node:path';
import { generate } from 'promptparse';
import sharp from 'sharp';
import { slipPicture, slipWithCodes } from '../support/images';
import { chooseSlip, fillCart, photographQr } from '../support/purchase';
import { expect, sharedSiteTest, test } from '../support/site';
import { storedOrders, storedSlips } from '../support/stored';

test('files that are no slip are refused beside the field as soon as they are picked, or by the server', {
  tag: '@daily',
}, async ({ page, site }) => {
  await fillCart(page, ['vps-starter']);
  await page.goto('/cart');
  const dialog = await chooseSlip(page);
  const field = dialog.getByLabel('Payment slip');
  const go = dialog.getByRole('button', { name: 'Continue' });
  await expect(go).toBeEnabled();
  const pick = (name: string, mimeType: string, buffer: Buffer) =>
    field.setInputFiles({ name, mimeType, buffer });
  await pick('slip.txt', 'text/plain', Buffer.from('paid'));
  await expect(dialog.getByRole('alert')).toContainText('JPEG, PNG or WebP image');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(go).toBeDisabled();
  await pick('IMG_0001.HEIC', 'image/heic', Buffer.from('\0\0\0\x18ftypheic', 'latin1'));
  await expect(dialog.getByRole('alert')).toContainText('HEIC');
  await pick('slip.jpg', 'image/jpeg', Buffer.from('ffd8ffe0', 'hex'));
  await go.click();
  await expect(dialog.getByRole('alert')).toContainText('damaged or incomplete');
  await site.stop();
  expect([await storedOrders(site.dataFolder), await storedSlips(site.dataFolder)]).toEqual([[], []]);
});

test('our own payment code is no slip, and neither is the slip of another order', { tag: '@daily' }, async ({
  page,
  site,
}) => {
  await fillCart(page, ['vps-starter']);
  await page.goto('/cart');
  const open = async () => {
    await page.getByRole('button', { name: 'Pay with PromptPay' }).click();
    return page.getByRole('dialog');
  };
  const dialog = await open();
  const qr = await photographQr(dialog.getByRole('img', { name: /PromptPay QR code/ }));
  await dialog.getByRole('button', { name: "I've Paid" }).click();
  const field = dialog.getByLabel('Payment slip');
  const send = async (buffer: Buffer) => {
    await field.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer });
    await dialog.getByRole('button', { name: 'Continue' }).click();
  };
  await send(qr);
  await expect(dialog.getByRole('alert')).toContainText(
    'This is the payment QR code. Please upload the slip',
  );
  await expect(field).toHaveAttribute('aria-invalid', 'true');

  const slip = await slipWithCodes(generate.slipVerify({ sendingBank: '004', transRef: '0151234567890ABC' }));
  await send(slip);
  await expect(dialog.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('orders'));
  await page.reload();
  await open();
  await dialog.getByRole('button', { name: "I've Paid" }).click();
  await send(slip);
  await expect(dialog.getByRole('alert')).toContainText('We already have this slip for another order.');
  await site.stop();
  expect(await storedOrders(site.dataFolder)).toMatchObject([{ slip_kind: 'bank', slip_bank: '004' }]);
  expect(await storedSlips(site.dataFolder)).toHaveLength(1);
});

test('a large photo is scaled down before it is sent', async ({ page, site }) => {
  await fillCart(page, ['vps-starter']);
  await page.goto('/cart');
  const dialog = await chooseSlip(page);
  const buffer = await slipPicture({ width: 3000, height: 4000 }).png().toBuffer();
  await dialog.getByLabel('Payment slip').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
  await site.stop();
  const [slip = ''] = await storedSlips(site.dataFolder);
  expect(await sharp(join(site.dataFolder, 'slips', slip)).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1800,
    height: 2400,
  });
});

sharedSiteTest('personal information that is wrong is named beside its field and kept', async ({ page }) => {
  await fillCart(page, ['vps-starter']);
  await page.goto('/cart');
  const dialog = await chooseSlip(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Full Name').fill('Somchai');
  await dialog.getByLabel('Email').fill('somchai@');
  await dialog.getByRole('button', { name: 'Complete Order' }).click();
  await expect(dialog.getByText('Please enter a full email address')).toBeVisible();
  await expect(dialog.getByText('Please fill in this field.')).toHaveCount(2);
  await expect(dialog.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Somchai');
});
