import { fill } from '@/lib/i18n/fill';
import { bringAxe, problemsByDayAndNight } from '../support/axe';
import { daysFromToday } from '../support/days';
import { buyAtOnce, enterDesk } from '../support/desk-journey';
import { lineOnAndroid } from '../support/phones';
import { messagesOf } from '../support/served-pages';
import { doChores, findMoney, openRenewal, sendSlip, servicesSite } from '../support/services-journey';
import { expect, test } from '../support/site';
import { query } from '../support/stored';

const desk = messagesOf('th', 'desk');
const orders = messagesOf('th', 'orders');

test.use({
  siteSettings: servicesSite,
  viewport: { width: 390, height: 844 },
  locale: 'th-TH',
});

test('a service is paid on from its old day by the mail that asks for it, on a phone and in Thai', async ({
  page,
  site,
  browser,
}) => {
  await bringAxe(page);
  const phone = await browser.newContext({ ...lineOnAndroid, baseURL: site.url });
  const customer = await phone.newPage();
  await bringAxe(customer);
  const bought = await buyAtOnce(customer);
  await enterDesk(page, site);
  await findMoney(page, bought);
  await customer.goto(`/th/orders/${bought}`);
  await expect(customer.getByRole('heading', { name: orders.services.title })).toBeVisible();
  expect(await problemsByDayAndNight(customer)).toEqual([]);
  expect(await customer.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  // A customer of before, who has paid until in five days.
  await page.goto('/th/desk/services');
  await page.getByRole('link', { name: 'VPS Starter' }).click();
  const until = daysFromToday(5);
  await page.getByText(desk.services.moves.move, { exact: true }).first().click();
  await page.getByLabel(desk.services.moveTo).fill(until);
  await page.getByRole('button', { name: desk.services.moves.move }).click();
  await expect(page.getByText(desk.flash.service)).toBeVisible();
  expect(await problemsByDayAndNight(page)).toEqual([]);
  await doChores(page);
  const elsewhere = await browser.newContext({ ...lineOnAndroid, baseURL: site.url });
  const reader = await elsewhere.newPage();
  const reference = await openRenewal(reader, site);
  await expect(reader.getByText(orders.states.renewal.label, { exact: true })).toBeVisible();
  await sendSlip(reader, 'th');
  await findMoney(page, reference);
  await reader.goto(`/th/orders/${reference}`);
  await expect(reader.getByText(orders.states.renewed.label, { exact: true }).first()).toBeVisible();
  await expect(reader.getByText(fill(orders.services.paidUntil, { date: '' }).trim()).first()).toBeVisible();
  await phone.close();
  await elsewhere.close();
  await site.stop();
  const [service] = await query<{ paid_until: string; starts_on: string; is_paid: boolean }>(
    site.dataFolder,
    `select to_char(paid_until, 'YYYY-MM-DD') as paid_until, to_char(starts_on, 'YYYY-MM-DD') as starts_on, is_paid
       from services join service_periods on service_id = services.id order by starts_on desc limit 1`,
  );
  expect(service).toMatchObject({ starts_on: until, is_paid: true });
  const later = Date.parse(service?.paid_until ?? '') - Date.parse(until);
  expect([28, 29, 30, 31]).toContain(later / 86_400_000);
});
