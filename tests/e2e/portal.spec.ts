import type { Page } from '@playwright/test';
import { bringAxe, problemsByDayAndNight } from '../support/axe';
import { ordersOf } from '../support/identity-sql';
import { slipPicture } from '../support/images';
import { fillCart } from '../support/purchase';
import type { Site } from '../support/running-site';
import { messagesOf } from '../support/served-pages';
import { expect, test } from '../support/site';
import { query, storedMails } from '../support/stored';

const checkout = messagesOf('th', 'checkout');
const signIn = messagesOf('th', 'sign-in');
const words = messagesOf('th', 'portal');
const states = messagesOf('th', 'orders').states;

/** Buys a server in Thai. @returns the reference */
async function buy(page: Page, email: string): Promise<string> {
  await fillCart(page, ['vps-starter']);
  await page.goto('/th/cart');
  await page.getByRole('button', { name: messagesOf('th', 'cart').payPromptPay }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: checkout.qr.paid }).click();
  const buffer = await slipPicture({ width: 720 }).png().toBuffer();
  await dialog
    .getByLabel(checkout.slip.label)
    .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer });
  await dialog.getByRole('button', { name: checkout.slip.continue }).click();
  await dialog.getByLabel(checkout.details.name).fill('มาลี');
  await dialog.getByLabel(checkout.details.email).fill(email);
  await dialog.getByLabel(checkout.details.phone).fill('0812345678');
  await dialog.getByLabel(checkout.details.address).fill('1 ซอย 6 พัทยา');
  await dialog.getByRole('button', { name: checkout.details.complete }).click();
  await expect(page).toHaveURL(/\/th\/thank-you\?order=PT-\w{6}$/);
  return new URL(page.url()).searchParams.get('order') ?? '';
}

const mailsToSignIn = async (site: Site) =>
  (await storedMails(site.dataFolder)).filter(({ event }) => event === 'sign-in');

/** The link of the newest mail to sign in with, once there are so many. */
async function mailedLink(site: Site, count: number): Promise<string> {
  await expect.poll(async () => (await mailsToSignIn(site)).length).toBe(count);
  const html = (await mailsToSignIn(site)).at(-1)?.html ?? '';
  return (/href="([^"]*\/sign-in[^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
}

/** Asks for a link at /sign-in. */
async function ask(page: Page, email: string): Promise<void> {
  await page.locator('#email').fill(email);
  await page.getByRole('button', { name: signIn.link.submit }).click();
  await expect(page.getByText(signIn.sent)).toBeVisible();
}

test.use({ viewport: { width: 390, height: 844 }, locale: 'th-TH' });

test('who bought signs in by a mail on another phone, opens the order from the portal, and signs out everywhere', {
  tag: '@daily',
}, async ({ page, site, browser }) => {
  const reference = await buy(page, 'Malee@Example.com');
  const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await elsewhere.newPage();
  await phone.goto(`${site.url}/th/portal`);
  await expect(phone).toHaveURL(`${site.url}/th/sign-in?next=/portal`);
  await ask(phone, 'malee@example.com');
  const link = await mailedLink(site, 1);
  await phone.goto(link);
  await expect(phone).toHaveURL(`${site.url}/th/portal`);
  await expect(phone.getByText('malee@example.com')).toBeVisible();
  await expect(phone.getByText(states.pending.label, { exact: true })).toBeVisible();
  await phone.getByRole('button', { name: reference }).click();
  await expect(phone).toHaveURL(`${site.url}/th/orders/${reference}`);
  await expect(phone.getByText(states.pending.label, { exact: true })).toBeVisible();
  expect(await phone.evaluate(() => document.cookie)).toBe('');

  // The link was forwarded: it opens nothing any more.
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link);
  await expect(stranger.getByText(signIn.failed)).toBeVisible();
  expect(stranger.url()).not.toContain('#');
  await stranger.goto(`${site.url}/th/portal`);
  await expect(stranger).toHaveURL(`${site.url}/th/sign-in?next=/portal`);

  // The first phone signs in by the code.
  await page.goto('/th/sign-in');
  await ask(page, 'malee@example.com');
  await mailedLink(site, 2);
  const code = /\d{6}/.exec((await mailsToSignIn(site)).at(-1)?.subject ?? '')?.[0] ?? '';
  await page.locator('#code-email').fill('malee@example.com');
  await page.locator('#code').fill(code);
  await page.getByRole('button', { name: signIn.code.submit, exact: true }).click();
  await expect(page).toHaveURL('/th/portal');
  await page.getByRole('button', { name: signIn.out.everywhere }).click();
  await expect(page).toHaveURL('/th');
  await phone.goto(`${site.url}/th/portal`);
  await expect(phone).toHaveURL(`${site.url}/th/sign-in?next=/portal`);
  expect(site.log).not.toMatch(/malee|#[0-9a-f]{20}/i);
  await elsewhere.close();
});

test.describe('with many orders', () => {
  test.use({ siteSettings: { STAFF: 'boss@agency.example' } });

  test('the portal turns its pages, leads the staff to the desk, and is sound by day and night and at 320 pixels', async ({
    page,
    site,
  }) => {
    await bringAxe(page);
    await site.stop();
    const references = Array.from({ length: 25 }, (_, index) => `PT-B${String(index).padStart(5, '0')}`);
    await query(site.dataFolder, ordersOf('boss@agency.example', references));
    await site.start();
    await page.goto('/th/sign-in?next=/portal');
    expect(await problemsByDayAndNight(page)).toEqual([]);
    await ask(page, 'boss@agency.example');
    await page.goto(await mailedLink(site, 1));
    await expect(page).toHaveURL('/th/portal');
    await expect(page.getByRole('link', { name: words.desk })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'PT-' })).toHaveCount(20);
    await page.getByRole('link', { name: words.older }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'PT-' })).toHaveCount(5);
    await page.getByRole('link', { name: words.newest }).click();
    await expect(page.getByText('PT-B00024').first()).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/th/portal', '/th/sign-in', '/de/portal', '/de/sign-in']) {
      await page.goto(path);
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320]);
    }
    await page.goto('/th/portal');
    expect(await problemsByDayAndNight(page)).toEqual([]);
    const served = await page.request.get('/th/portal');
    expect(served.headers()['cache-control']).toContain('no-store');
    expect(await served.text()).toContain('name="robots" content="noindex');
  });
});
