import type { Page } from '@playwright/test';
import { withoutMarks } from '@/lib/i18n/phrases';
import { bringAxe, problemsByDayAndNight } from '../support/axe';
import { decide } from '../support/decide';
import { timeToUndoIsOver } from '../support/due-mail';
import { slipPicture } from '../support/images';
import { fillCart } from '../support/purchase';
import type { Site } from '../support/running-site';
import { messagesOf } from '../support/served-pages';
import { awake, expect, test } from '../support/site';
import { query, storedMails, storedOrders, storedSlips } from '../support/stored';

const words = messagesOf('th', 'orders');
const checkout = messagesOf('th', 'checkout');

async function picture(width: number) {
  const buffer = await slipPicture({ width }).png().toBuffer();
  return { name: 'slip.png', mimeType: 'image/png', buffer };
}

/** Buys a server on a phone in Thai, with an address that has a slip of the finger in it. @returns the reference */
async function buy(page: Page, email: string): Promise<string> {
  await fillCart(page, ['vps-starter']);
  await page.goto('/th/cart');
  await page.getByRole('button', { name: messagesOf('th', 'cart').payPromptPay }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: checkout.qr.paid }).click();
  await dialog.getByLabel(checkout.slip.label).setInputFiles(await picture(720));
  await dialog.getByRole('button', { name: checkout.slip.continue }).click();
  await dialog.getByLabel(checkout.details.name).fill('สมชาย ใจดี');
  await dialog.getByLabel(checkout.details.email).fill(email);
  await dialog.getByLabel(checkout.details.phone).fill('0812345678');
  await dialog.getByLabel(checkout.details.address).fill('1 ซอย 6 พัทยา');
  await dialog.getByRole('button', { name: checkout.details.complete }).click();
  await expect(page).toHaveURL(/\/th\/thank-you\?order=PT-\w{6}$/);
  return new URL(page.url()).searchParams.get('order') ?? '';
}

/** Lets the five minutes pass in which a decision may be taken back, and the mail about it leave. */
async function fiveMinutesPass(site: Site): Promise<void> {
  await site.stop();
  await query(site.dataFolder, timeToUndoIsOver);
  await site.start();
}

const mailsOf = async (site: Site, event: string) =>
  (await storedMails(site.dataFolder)).filter((mail) => mail.event === event);

test.describe('on a phone in Thai', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'th-TH' });

  test('an order that was rejected by mistake gets another slip from its page, and is paid', {
    tag: '@daily',
  }, async ({ page, site, browser }) => {
    // The server starts three times.
    const reference = await buy(page, 'somchai@example.com');
    await decide(site, reference, 'rejected', 'not-found');
    await fiveMinutesPass(site);
    await expect.poll(async () => (await mailsOf(site, 'order-status')).length).toBe(1);
    const [rejection] = await mailsOf(site, 'order-status');
    expect(rejection?.text).toContain(words.reasons['not-found']);

    // The mail is read on another device, whose browser has never seen the order.
    const link = /href="([^"]*\/orders\/[^"]*)"/.exec(rejection?.html ?? '')?.[1] ?? '';
    const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const other = await elsewhere.newPage();
    await other.goto(link);
    await expect(other.getByText(words.states.rejected.label, { exact: true }).first()).toBeVisible();
    expect(other.url()).toBe(`${site.url}/th/orders/${reference}`);
    expect(await other.evaluate(() => document.cookie)).toBe('');
    const field = other.getByLabel(checkout.slip.label);
    await field.setInputFiles({ name: 'slip.txt', mimeType: 'text/plain', buffer: Buffer.from('paid') });
    await expect(other.getByText(messagesOf('th', 'errors').fields['slip-type'])).toBeVisible();
    await field.setInputFiles(await picture(640));
    await other.getByRole('button', { name: words.slip.submit }).click();
    await expect(other.getByText(words.flash.slip)).toBeVisible();
    await expect(other.getByText(words.states.pending.label, { exact: true })).toBeVisible();
    await elsewhere.close();

    await decide(site, reference, 'paid');
    await page.goto('/th/cart');
    await page.getByRole('link', { name: reference }).click();
    await expect(page.getByText(words.states.paid.label, { exact: true })).toBeVisible();
    await expect(page.getByText(words.history.rejected, { exact: true })).toBeVisible();
    await fiveMinutesPass(site);
    await expect.poll(async () => (await mailsOf(site, 'order-status')).length).toBe(3);
    await site.stop();

    const [order] = await storedOrders(site.dataFolder);
    expect(order).toMatchObject({ status: 'paid', amount: 99_900, customer_name: 'สมชาย ใจดี' });
    expect(await storedSlips(site.dataFolder)).toHaveLength(2);
    const events = await query(
      site.dataFolder,
      'select status, actor, person, reason from order_events order by id',
    );
    expect(events).toEqual([
      { status: 'pending', actor: 'customer', person: null, reason: null },
      { status: 'rejected', actor: 'agency', person: 'Nok', reason: 'not-found' },
      { status: 'pending', actor: 'customer', person: null, reason: null },
      { status: 'paid', actor: 'agency', person: 'Nok', reason: null },
    ]);
    const [news] = await mailsOf(site, 'order-news');
    expect(news?.attachments[0]?.filename).toBe(order?.payment_slip_path);
  });

  test('a wrong address is corrected, and the right one gets the mails once', async ({ page, site }) => {
    const reference = await buy(page, 'somchai@exmaple.con');
    await page.getByRole('link', { name: messagesOf('th', 'thank-you').order }).click();
    await awake(page);
    await page.getByText(withoutMarks(words.details.title)).click();
    await page.getByLabel(checkout.details.email).fill('nobody');
    await page.getByRole('button', { name: words.details.submit }).click();
    await expect(page.getByText(messagesOf('th', 'errors').fields.email).last()).toBeVisible();
    await page.getByLabel(checkout.details.email).fill('somchai@example.com');
    await page.getByRole('button', { name: words.details.submit }).click();
    await expect(page.getByText(words.flash.details)).toBeVisible();
    await page.reload();
    await expect(page.getByText(words.states.pending.label, { exact: true })).toBeVisible();

    const addressed = async () =>
      (await storedMails(site.dataFolder)).map(({ event, to }) => `${event} ${to?.[0]?.address}`).sort();
    await expect
      .poll(addressed)
      .toEqual([
        'order-agency hello@bay-signal.example',
        'order-customer somchai@example.com',
        'order-customer somchai@exmaple.con',
        'order-news hello@bay-signal.example',
      ]);
    await site.stop();
    expect(await storedOrders(site.dataFolder)).toMatchObject([
      { reference, customer_email: 'somchai@example.com' },
    ]);
  });

  test('the page is sound by day and by night, and at 320 pixels', async ({ page, site }) => {
    await bringAxe(page);
    const reference = await buy(page, 'somchai@example.com');
    await page.goto(`/th/orders/${reference}`);
    for (const summary of await page.locator('main summary').all()) await summary.click();
    expect(await problemsByDayAndNight(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.goto('/th/orders');
    await expect(page.getByRole('link', { name: reference })).toBeVisible();
    expect(await problemsByDayAndNight(page)).toEqual([]);
    await site.stop();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an order opens by its key, takes a slip and details, and is cancelled', { tag: '@daily' }, async ({
    page,
    site,
    playwright,
  }) => {
    const api = await playwright.request.newContext({
      baseURL: site.url,
      extraHTTPHeaders: { 'sec-fetch-site': 'same-origin' },
    });
    const key = 'c'.repeat(32);
    const slip = await picture(720);
    const placed = await api.post('/api/orders', {
      multipart: { key, locale: 'en', items: 'vps-starter', slip },
    });
    const { id, reference } = (await placed.json()).data;
    const details = { key, name: 'Hans', email: 'hans@example.com', phone: '0811111111', address: 'Soi 7' };
    await api.post(`/api/orders/${id}/customer`, { data: details });
    await expect.poll(async () => (await mailsOf(site, 'order-customer')).length).toBe(1);
    const orderKey =
      /#([0-9a-f]{32})/.exec((await mailsOf(site, 'order-customer'))[0]?.html ?? '')?.[1] ?? '';

    await page.goto(`/orders/${reference}#${orderKey}`);
    await page.getByLabel('Order key').fill('0'.repeat(32));
    await page.getByRole('button', { name: 'Open the order' }).click();
    await expect(page.getByText('That order can no longer be opened in this browser')).toBeVisible();
    await page.getByRole('link').click();
    await page.getByLabel('Order key').fill(orderKey);
    await page.getByRole('button', { name: 'Open the order' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Order');
    await expect(page.getByText('We’re checking', { exact: true })).toBeVisible();

    await page.getByText('Send a slip', { exact: true }).click();
    await page.getByLabel('Payment slip').setInputFiles(await picture(600));
    await page.getByRole('button', { name: 'Send the slip' }).click();
    await expect(page.getByText('We’ve got your slip. There’s nothing else to do for now.')).toBeVisible();
    await page.getByText('Your details').click();
    await page.getByLabel('Phone').fill('0822222222');
    await page.getByRole('button', { name: 'Save my details' }).click();
    await expect(page.getByText('Your details are saved.')).toBeVisible();
    await page.getByText('Cancel the order').click();
    await page.getByRole('button', { name: `Cancel order ${reference}` }).click();
    await expect(page.getByText('Your order is cancelled.')).toBeVisible();
    await api.dispose();
    await site.stop();
    expect(await storedOrders(site.dataFolder)).toMatchObject([
      { status: 'cancelled', customer_phone: '0822222222' },
    ]);
    expect(await storedSlips(site.dataFolder)).toHaveLength(2);
  });
});

test('nobody else sees more of an order than that a key is needed, and no cache or log keeps anything of it', {
  tag: '@daily',
}, async ({ page, site }) => {
  const reference = await buy(page, 'somchai@example.com');
  const served = await fetch(`${site.url}/th/orders/${reference}`);
  expect(served.headers.get('cache-control')).toContain('no-store');
  expect(served.headers.get('content-security-policy')).toMatch(
    /script-src 'self' 'nonce-[\w+/=]+';.*frame-ancestors 'none'/,
  );
  const html = await served.text();
  expect(html).toContain('name="robots" content="noindex');
  expect(html).not.toContain('somchai');
  const unknown = await (await fetch(`${site.url}/th/orders/PT-222222`)).text();
  const shape = (text: string) =>
    text.replace(/PT-[0-9A-Z]{6}/g, 'PT').replace(/nonce-?="?[\w+/=]+|"nonce":"[^"]*"/g, '').length;
  expect(Math.abs(shape(html) - shape(unknown))).toBeLessThan(200);
  expect((await page.goto(`${site.url}/orders/nonsense`))?.status()).toBe(404);
  await expect(page.locator('.sign-lost h1')).toBeVisible();
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === `order-${reference}`);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(site.log).not.toContain(cookie?.value ?? 'nothing');
});
