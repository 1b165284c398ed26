import type { Page } from '@playwright/test';
import { localePath, locales } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import { agencyCommand } from '../support/agency-command';
import { bringAxe, problemsByDayAndNight } from '../support/axe';
import { buyAtOnce, enterDesk, paidButton, picture } from '../support/desk-journey';
import { timeToUndoIsOver } from '../support/due-mail';
import { type LineStandIn, lineMessage, readCard, said, startLineStandIn } from '../support/line-stand-in';
import type { Site } from '../support/running-site';
import { messagesOf } from '../support/served-pages';
import { expect, test as siteTest } from '../support/site';
import { query, storedMails, storedOrders, storedSlips } from '../support/stored';

const desk = messagesOf('th', 'desk');
const customerWords = messagesOf('th', 'orders');
const notify = messagesOf('th', 'notify');
const signIn = messagesOf('th', 'sign-in');
const checkout = messagesOf('th', 'checkout');

const test = siteTest.extend<{ line: LineStandIn }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  line: async ({}, use) => {
    const line = await startLineStandIn();
    await use(line);
    line.close();
  },
  siteSettings: ({ line }, use) =>
    use({
      STAFF: 'nok@agency.example',
      AGENCY_LOCALE: 'th',
      NOTIFY: 'line',
      LINE_CHANNEL_TOKEN: line.token,
      LINE_CHANNEL_SECRET: line.secret,
      NODE_OPTIONS: `--import=${new URL('../support/redirect-line.mjs', import.meta.url).href}`,
      LINE_STAND_IN: line.baseUrl,
    }),
});

test.use({ viewport: { width: 390, height: 844 }, locale: 'th-TH' });

/** Lets the shop's group be told, by a code of the command line that somebody types in it. */
async function bindGroup(page: Page, site: Site, line: LineStandIn): Promise<void> {
  const code = /\d{6}/.exec(await agencyCommand(site, 'line', 'code'))?.[0] ?? '';
  const { body, signature } = lineMessage([said(code, { replyToken: line.giveReplyToken() })]);
  const headers = { 'content-type': 'application/json', 'x-line-signature': signature };
  await page.request.post('/api/notify/line', { data: Buffer.from(body), headers });
  expect(line.replies).toEqual([notify.group.bound]);
}

test('a card in the LINE group leads to an order, which is paid by one tap, taken back, wanted a better slip for, and paid at last', {
  tag: '@daily',
}, async ({ page, site, line, customer }) => {
  // The server starts twice.
  await bindGroup(page, site, line);
  const reference = await buyAtOnce(customer);
  await expect.poll(() => line.pushed.length).toBe(1);
  const [card] = line.pushed.map(readCard);
  expect(card?.title).toContain(reference);
  await enterDesk(page, site, card?.link);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(reference);
  await page.getByRole('link', { name: desk.tabs.check }).click();
  const order = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: reference }) });
  await expect(order.getByRole('img', { name: desk.check.open })).toBeVisible();
  const isDrawn = () => order.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await expect.poll(isDrawn).toBe(true);

  await order.getByRole('button', { name: paidButton }).click();
  const told = page.getByRole('status').filter({ hasText: reference });
  await told.getByRole('button', { name: desk.moves.undo }).click();
  await expect(order).toBeVisible();
  await order.getByText(desk.moves['slip-wanted']).click();
  await order.getByRole('button', { name: customerWords.reasons['cut-off'] }).click();
  await expect(page.getByText(desk.check.empty)).toBeVisible();

  await customer.goto(`/th/orders/${reference}`);
  await expect(customer.getByText(customerWords.reasons['cut-off'])).toBeVisible();
  await customer.getByLabel(checkout.slip.label).setInputFiles(await picture(600));
  await customer.getByRole('button', { name: customerWords.slip.submit }).click();
  await expect(customer.getByText(customerWords.flash.slip)).toBeVisible();

  // What the customer did shows at the desk by itself.
  await expect(order).toBeVisible();
  await order.getByRole('button', { name: paidButton }).click();
  await expect(page.getByText(desk.check.empty)).toBeVisible();
  await customer.reload();
  await expect(customer.getByText(customerWords.states.paid.label, { exact: true })).toBeVisible();

  await site.stop();
  await query(site.dataFolder, timeToUndoIsOver);
  await site.start();
  const subjects = async () =>
    (await storedMails(site.dataFolder))
      .filter(({ event, to }) => event === 'order-status' && to?.[0]?.address === 'somchai@example.com')
      .map(({ subject }) => subject);
  const paid = messagesOf('th', 'mail').orderStatus.paid.subject.replace('{reference}', reference);
  await expect.poll(subjects).toContain(paid);
  await site.stop();
  expect(await storedOrders(site.dataFolder)).toMatchObject([{ reference, status: 'paid' }]);
  expect(await storedSlips(site.dataFolder)).toHaveLength(2);
  const people = await query(
    site.dataFolder,
    "select distinct person from order_events where actor = 'agency'",
  );
  expect(people).toEqual([{ person: 'nok@agency.example' }]);
});

test('an inquiry is answered and its clock stops; the desk is sound by day and by night, and at 320 pixels', {
  tag: '@daily',
}, async ({ page, site, browser }) => {
  await bringAxe(page);
  const sent = await page.request.post('/api/contact', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: {
      locale: 'th',
      key: 'e'.repeat(32),
      name: 'Malee',
      email: 'malee@example.com',
      phone: '0811111111',
      businessType: 'hotel',
      budget: '100-200',
      timeframe: '3-months',
      subject: 'website',
      message: 'เว็บไซต์โรงแรม 12 ห้อง',
    },
  });
  expect(sent.status()).toBe(200);
  await buyAtOnce(page);
  await enterDesk(page, site);
  await page.getByRole('navigation').getByRole('link', { name: desk.tabs.inquiries }).click();
  await page.getByRole('link', { name: 'Malee', exact: true }).click();
  await page.getByLabel(desk.inquiries.note).fill('โทรกลับแล้ว');
  await page.getByRole('button', { name: desk.inquiries.mark.answered }).click();
  await expect(page.getByText('โทรกลับแล้ว')).toBeVisible();
  expect(await problemsByDayAndNight(page)).toEqual([]);

  for (const part of [
    '',
    '/orders',
    '/quotes',
    '/inquiries',
    '/mail',
    '/month',
    '/services',
    '/services/new',
    '/work',
  ]) {
    await page.goto(`/th/desk${part}`);
    expect([part, await problemsByDayAndNight(page)]).toEqual([part, []]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect([part, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([part, 320]);
    await page.setViewportSize({ width: 390, height: 844 });
  }
  for (const width of [390, 320])
    for (const locale of locales) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(localePath(locale, '/desk/services'));
      const { tabs } = messagesOf(locale, 'desk');
      const parts = page.getByRole('navigation').getByRole('link');
      await expect(parts).toHaveCount(4);
      await page.getByRole('button', { name: tabs.rest }).press('Enter');
      await expect(parts).toHaveCount(10);
      const edges = await parts.evaluateAll((links) => links.map((tab) => tab.getBoundingClientRect().right));
      const current = page.locator('nav [aria-current]');
      expect([locale, Math.max(...edges) <= width]).toEqual([locale, true]);
      await expect(current).toHaveText(tabs.services);
      await expect(current).toBeInViewport({ ratio: 1 });
      const head = await page.locator('.desk-head').evaluate((part) => part.clientHeight);
      expect([locale, head, head <= 120]).toEqual([locale, head, true]);
    }
  await page.setViewportSize({ width: 390, height: 844 });
  const cookies = await page.context().storageState();
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.url,
    storageState: cookies,
    viewport: { width: 390, height: 844 },
  });
  const bare = await plain.newPage();
  await bare.goto('/th/desk');
  await bare.getByRole('button', { name: desk.tabs.rest }).click();
  await bare.getByRole('navigation').getByRole('link', { name: desk.tabs.month }).click();
  await expect(bare).toHaveURL(`${site.url}/th/desk/month`);
  await plain.close();
  await page.goto('/th/desk');
  await page.getByRole('button', { name: desk.tabs.rest }).click();
  await page.getByRole('button', { name: desk.out }).click();
  await page.goto('/th/desk');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(withoutMarks(signIn.title));
  await site.stop();
  const [inquiry] = await query<{ state: string; answered_at: Date | null }>(
    site.dataFolder,
    'select state, answered_at from inquiries',
  );
  expect(inquiry).toMatchObject({ state: 'answered', answered_at: expect.anything() });
});

test('loads no more script than a phone can bear, and nothing of the desk is in the public pages', async ({
  page,
  site,
}) => {
  await enterDesk(page, site);
  const sizes: number[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push((await response.request().sizes()).responseBodySize);
  });
  await page.goto('/th/desk');
  await page.waitForLoadState('networkidle');
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.reduce((all, size) => all + size, 0)).toBeLessThan(170 * 1024);
  const home = await (await fetch(`${site.url}/th`)).text();
  expect(home).not.toContain('/api/desk');
});
