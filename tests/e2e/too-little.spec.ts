import { fill } from '@/lib/i18n/fill';
import { withoutMarks } from '@/lib/i18n/phrases';
import { bringAxe, problemsByDayAndNight } from '../support/axe';
import { buyAtOnce, enterDesk, picture } from '../support/desk-journey';
import { messagesOf } from '../support/served-pages';
import { expect, test } from '../support/site';
import { storedOrders } from '../support/stored';

const desk = messagesOf('th', 'desk');
const orders = messagesOf('th', 'orders');
const checkout = messagesOf('th', 'checkout');

test.use({
  siteSettings: { STAFF: 'nok@agency.example', AGENCY_LOCALE: 'th' },
  viewport: { width: 390, height: 844 },
  locale: 'th-TH',
});

test('who paid too little pays the rest, and who then paid twice gets that part back', async ({
  page,
  site,
  customer,
}) => {
  await bringAxe(page);
  const reference = await buyAtOnce(customer);
  await enterDesk(page, site);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: reference }) });
  await card.getByText(desk.money.other).click();
  await card.getByLabel(desk.money.fields.amount).fill('199');
  await card.getByRole('button', { name: desk.money.submit }).click();
  await expect(page.getByText(desk.check.empty)).toBeVisible();

  await customer.goto(`/th/orders/${reference}`);
  await expect(customer.getByText(orders.states['part-paid'].label, { exact: true })).toBeVisible();
  const open = { received: '199.00\u00a0บาท', amount: '800.00\u00a0บาท' };
  await expect(customer.getByText(fill(orders.states['part-paid'].text, open))).toBeVisible();
  await expect(
    customer.getByRole('img', { name: fill(withoutMarks(checkout.qr.alt), { amount: '฿800.00' }) }),
  ).toBeVisible();
  expect(await problemsByDayAndNight(customer)).toEqual([]);
  await customer.getByLabel(checkout.slip.label).setInputFiles(await picture(600));
  await customer.getByRole('button', { name: orders.slip.submit }).click();
  await expect(customer.getByText(orders.flash.slip)).toBeVisible();

  // Both slips, each with what came by it.
  await expect(card.getByRole('img')).toHaveCount(2);
  await expect(card.getByText(`${fill(desk.money.received, { amount: '฿199.00' })} ·`)).toBeVisible();
  expect(await problemsByDayAndNight(page)).toEqual([]);
  await card.getByRole('button', { name: fill(desk.moves.paid, { amount: '฿800' }) }).click();
  await customer.reload();
  await expect(customer.getByText(orders.states.paid.label, { exact: true })).toBeVisible();

  await page.goto(`/th/desk/orders/${reference}`);
  await page.getByText(desk.money.add).click();
  await page.getByLabel(desk.money.fields.amount).first().fill('800');
  await page.getByLabel(desk.money.fields.number).fill('2026112412345678');
  await page.getByRole('button', { name: desk.money.submit }).first().click();
  await expect(page.getByText(fill(desk.money.over, { amount: '฿800.00' }))).toBeVisible();
  await customer.reload();
  await expect(customer.getByText(fill(orders.over, { over: '800.00\u00a0บาท' }))).toBeVisible();
  await page.getByText(desk.money.sendBack, { exact: true }).click();
  await page.getByLabel(desk.money.fields.account).fill('กสิกรไทย 123-4');
  await page.getByLabel(desk.money.fields.picture).setInputFiles(await picture(500));
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await problemsByDayAndNight(page)).toEqual([]);
  await page.getByRole('button', { name: desk.money.sendBackSubmit }).click();
  await expect(page.getByRole('link', { name: desk.money.open })).toBeVisible();
  await customer.reload();
  await expect(customer.getByText(fill(orders.over, { over: '800.00\u00a0บาท' }))).toBeHidden();
  await site.stop();
  expect(await storedOrders(site.dataFolder)).toMatchObject([{ reference, status: 'paid' }]);
});
