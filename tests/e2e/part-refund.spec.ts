import { fill } from '@/lib/i18n/fill';
import { bringAxe, problemsByDayAndNight } from '../support/axe';
import { buyAtOnce, enterDesk, paidButton } from '../support/desk-journey';
import { messagesOf } from '../support/served-pages';
import { expect, test } from '../support/site';
import { query } from '../support/stored';

const desk = messagesOf('th', 'desk');
const orders = messagesOf('th', 'orders');
const receipts = messagesOf('th', 'receipts');

test.use({
  siteSettings: { STAFF: 'nok@agency.example', AGENCY_LOCALE: 'th', DOCUMENTS: 'own' },
  viewport: { width: 390, height: 844 },
  locale: 'th-TH',
});

test('who paid twice gets that back, and then a part of the price with a credit note', async ({
  page,
  site,
  customer,
}) => {
  await bringAxe(page);
  const reference = await buyAtOnce(customer);
  await enterDesk(page, site);
  await page.getByRole('button', { name: paidButton }).click();
  await expect(page.getByText(desk.check.empty)).toBeVisible();
  await page.goto(`/th/desk/orders/${reference}`);
  await page.getByText(desk.money.add).click();
  await page.getByLabel(desk.money.fields.amount).first().fill('999');
  await page.getByRole('button', { name: desk.money.submit }).first().click();
  await expect(page.getByText(fill(desk.money.over, { amount: '฿999.00' }))).toBeVisible();

  await page.getByText(desk.money.sendBack, { exact: true }).click();
  await page.getByLabel(desk.money.fields.amount).last().fill('1099');
  await page.getByRole('button', { name: desk.money.sendBackSubmit }).click();
  await expect(page.getByText(fill(desk.money.back, { amount: '฿1,099.00' })).first()).toBeVisible();

  // Whoever opens the receipt need not wait, and that settles the credit note too.
  await customer.goto(`/th/orders/${reference}`);
  await customer.getByRole('button', { name: orders.receipts.open }).click();
  await expect(customer).toHaveURL(/\/th\/receipts\/RC-/);
  await customer.goto(`/th/orders/${reference}`);
  await customer.getByRole('link', { name: /^CN-\d{4}-0001$/ }).click();
  await expect(customer.getByRole('heading', { level: 1 })).toContainText(receipts.paper.titleCredit);
  await expect(customer.getByText('฿100.00').first()).toBeVisible();
  await expect(customer.getByText(receipts.paper.reasonUsual)).toBeVisible();
  expect(await problemsByDayAndNight(customer)).toEqual([]);
  await page.reload();
  await expect(page.getByText(fill(desk.receipt.credit, { amount: '฿100.00' }))).toBeVisible();
  expect(await problemsByDayAndNight(page)).toEqual([]);
  await site.stop();
  expect(
    await query(site.dataFolder, 'select number, gross::int from public.receipts order by number'),
  ).toEqual([
    { number: expect.stringMatching(/^CN-/), gross: 10_000 },
    { number: expect.stringMatching(/^RC-/), gross: 99_900 },
  ]);
});
