import type { Locator } from '@playwright/test';
import { bringAxe, problemsByDayAndNight } from '../support/axe';
import { enterDesk, paidButton } from '../support/desk-journey';
import { messagesOf } from '../support/served-pages';
import { expect, test } from '../support/site';
import { query, storedMails } from '../support/stored';

const desk = messagesOf('th', 'desk');
const orders = messagesOf('th', 'orders');
const receipts = messagesOf('th', 'receipts');
const { form } = desk.quotes;

test.use({
  siteSettings: { STAFF: 'nok@agency.example', AGENCY_LOCALE: 'th', DOCUMENTS: 'own' },
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  locale: 'th-TH',
});

test('a sale at the counter in cash takes six taps at most, and the buyer has the receipt', async ({
  page,
  site,
  browser,
}) => {
  await bringAxe(page);
  await enterDesk(page, site);
  let taps = 0;
  const tap = async (what: Locator) => {
    await what.tap();
    taps += 1;
  };
  await tap(page.getByRole('link', { name: desk.sale.action }));
  await expect(page.getByRole('heading', { name: desk.sale.title })).toBeVisible();
  expect(await problemsByDayAndNight(page)).toEqual([]);
  // A list takes two: one opens it, one chooses.
  await page.getByLabel(form.line.item).selectOption('data-recovery-hdd');
  taps += 2;
  await expect(page.getByRole('radio', { name: orders.method.cash })).toBeChecked();
  await tap(page.getByRole('button', { name: desk.sale.submit }));
  await expect(page.getByText('฿3,500.00').first()).toBeVisible();
  await expect(page.getByText(desk.states.paid, { exact: true }).first()).toBeVisible();
  const reference = new URL(page.url()).searchParams.get('reference') ?? '';
  expect(await problemsByDayAndNight(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await tap(page.getByRole('button', { name: desk.sale.receiptNow }));
  expect(taps).toBeLessThanOrEqual(6);
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText(orders.walkIn);
  await expect(sheet).toContainText(orders.method.cash);
  await expect(sheet).toContainText(messagesOf('th', 'quotes').paper.original);
  await expect(page.getByRole('button', { name: receipts.print.action })).toBeVisible();

  // An own line, without scripts, by code: the staff hold up the code and see the money come.
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.url,
    storageState: await page.context().storageState(),
    viewport: { width: 320, height: 640 },
  });
  const other = await plain.newPage();
  await other.goto('/th/desk/orders/new');
  const name = form.line.name.replace('{language}', 'ไทย');
  await other.getByLabel(name).fill('เปลี่ยนสาย HDMI');
  await other.getByLabel(form.line.type).selectOption('computer-repair');
  await other.getByLabel(form.line.quantity).fill('2');
  await other.getByLabel(form.line.price).fill('350.50');
  await other.getByRole('radio', { name: orders.method.promptpay }).check();
  await other.getByRole('button', { name: desk.sale.submit }).click();
  await expect(other.getByRole('img', { name: /701/ })).toBeVisible();
  await other.getByRole('heading', { name: desk.link.title }).click();
  await other.getByRole('button', { name: desk.link.make }).click();
  const link = await other.getByLabel(desk.link.title).inputValue();
  await other.getByRole('button', { name: paidButton }).click();
  await expect(other.getByText(desk.states.paid, { exact: true }).first()).toBeVisible();
  await plain.close();

  const elsewhere = await browser.newContext({ viewport: { width: 320, height: 640 } });
  const customer = await elsewhere.newPage();
  await bringAxe(customer);
  await customer.goto(link);
  await expect(customer.getByText(orders.states.paid.label, { exact: true })).toBeVisible();
  await expect(customer.getByText('2 × ฿350.50')).toBeVisible();
  expect(customer.url()).not.toContain('#');
  expect(await customer.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await problemsByDayAndNight(customer)).toEqual([]);
  await elsewhere.close();

  await site.stop();
  expect(
    await query(
      site.dataFolder,
      `select reference, status, payment_method, amount::int, sold_by, customer_email from public.orders order by created_at`,
    ),
  ).toMatchObject([
    { reference, status: 'paid', payment_method: 'cash', amount: 350_000, sold_by: 'nok@agency.example' },
    { status: 'paid', payment_method: 'promptpay', amount: 70_100, customer_email: null },
  ]);
  expect(
    await query(
      site.dataFolder,
      'select way, amount::int, method, actor, person from public.order_money order by id',
    ),
  ).toEqual([
    { way: 'came', amount: 350_000, method: 'cash', actor: 'agency', person: 'nok@agency.example' },
    { way: 'came', amount: 70_100, method: 'promptpay', actor: 'agency', person: 'nok@agency.example' },
  ]);
  expect(
    await query(site.dataFolder, 'select order_reference, gross::int, payment_method from public.receipts'),
  ).toEqual([{ order_reference: reference, gross: 350_000, payment_method: 'cash' }]);
  const events = (await storedMails(site.dataFolder)).map(({ event }) => event);
  expect(events).toEqual(['sign-in']);
});
