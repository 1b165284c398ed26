import { bringAxe, problemsByDayAndNight } from '../support/axe';
import { enterDesk, picture } from '../support/desk-journey';
import { fillCart } from '../support/purchase';
import { messagesOf } from '../support/served-pages';
import { expect, test } from '../support/site';
import { query } from '../support/stored';

const { halts, problems, reasons, visitor } = messagesOf('th', 'publishing');
const cart = messagesOf('th', 'cart');
const [catalog, checkout] = [messagesOf('th', 'catalog'), messagesOf('th', 'checkout')];

test.use({
  siteSettings: { STAFF: 'nok@agency.example', AGENCY_LOCALE: 'th' },
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  locale: 'th-TH',
});

const name = catalog.items['vps-starter'].name.replaceAll('|', '');

test('what the staff halt by a tap is told in an open cart, ordered by nobody, and bought once it is back', async ({
  page,
  site,
  browser,
}) => {
  await bringAxe(page);
  const team = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 844 } });
  const desk = await team.newPage();
  await bringAxe(desk);
  await enterDesk(desk, site, `${site.url}/th/desk/shop`);
  expect(await problemsByDayAndNight(desk)).toEqual([]);

  await fillCart(page, ['vps-starter']);
  await page.goto('/th/cart');
  const pay = page.getByRole('button', { name: cart.payPromptPay });
  await expect(pay).toBeVisible();

  await desk.getByText(halts.items.choose).click();
  await desk.getByRole('button', { name: `${halts.items.halt}: ${name}` }).click();
  await expect(desk.getByText(messagesOf('th', 'desk').flash.halted)).toBeVisible();

  // The cart was opened before: the server says it where the code would be.
  await pay.tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText(problems['not-for-sale']);
  await expect(dialog.getByRole('img')).toHaveCount(0);
  const line = page.getByRole('listitem').filter({ hasText: name });
  await expect(async () => {
    await page.goto('/th/cart');
    await expect(line).toContainText(visitor.notForSale, { timeout: 2000 });
  }).toPass();
  await expect(page.getByText(visitor.holdsBack)).toBeVisible();
  await expect(pay).toHaveCount(0);
  expect(await problemsByDayAndNight(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const order = { key: 'f'.repeat(32), locale: 'th', items: 'vps-starter', slip: await picture(720) };
  const refused = await page.request.post('/api/orders', {
    headers: { 'sec-fetch-site': 'same-origin' },
    multipart: order,
  });
  expect(refused.status()).toBe(422);

  await desk.getByRole('button', { name: halts.items.resume }).click();
  await desk.getByText(halts.checkout.pause).click();
  await desk.getByRole('button', { name: reasons.payments.label }).click();
  await desk.getByRole('button', { name: halts.closed.today }).click();
  await expect(desk.getByRole('button', { name: halts.closed.resume })).toBeVisible();
  expect(await problemsByDayAndNight(desk)).toEqual([]);
  await desk.setViewportSize({ width: 320, height: 640 });
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expect(async () => {
    await page.goto('/th/cart');
    await expect(page.getByText(`${reasons.payments.visitor} ${visitor.paused}`)).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  await expect(pay).toHaveCount(0);
  await expect(line).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo')).toContainText(visitor.closedToday);

  await desk.getByRole('button', { name: halts.checkout.resume }).click();
  await expect(desk.getByText(halts.checkout.open)).toBeVisible();
  await expect(async () => {
    await page.goto('/th/cart');
    await pay.tap({ timeout: 2000 });
  }).toPass();
  await expect(dialog.getByRole('img')).toBeVisible();
  await dialog.getByRole('button', { name: checkout.qr.paid }).tap();
  await dialog.getByLabel(checkout.slip.label).setInputFiles(await picture(720));
  await dialog.getByRole('button', { name: checkout.slip.continue }).tap();
  await dialog.getByLabel(checkout.details.name).fill('สมชาย');
  await dialog.getByLabel(checkout.details.email).fill('somchai@example.com');
  await dialog.getByLabel(checkout.details.phone).fill('0812345678');
  await dialog.getByLabel(checkout.details.address).fill('ซอย 6');
  await dialog.getByRole('button', { name: checkout.details.complete }).tap();
  await expect(page).toHaveURL(/\/th\/thank-you\?order=PT-\w{6}$/);
  await team.close();

  await site.stop();
  expect(await query(site.dataFolder, "select lines->0->>'id' as item, status from public.orders")).toEqual([
    { item: 'vps-starter', status: 'pending' },
  ]);
  expect(
    await query(site.dataFolder, 'select what, reason, ended_by from public.shop_halts order by created_at'),
  ).toEqual([
    { what: 'item vps-starter', reason: null, ended_by: 'nok@agency.example' },
    { what: 'checkout', reason: 'payments', ended_by: 'nok@agency.example' },
    { what: 'closed', reason: null, ended_by: null },
  ]);
});
