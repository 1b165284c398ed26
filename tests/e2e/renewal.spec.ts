import { randomBytes } from 'node:crypto';
import { fill } from '@/lib/i18n/fill';
import { bringAxe, problemsByDayAndNight } from '../support/axe';
import { buyAtOnce, enterDesk, picture } from '../support/desk-journey';
import { lineOnAndroid } from '../support/phones';
import { messagesOf } from '../support/served-pages';
import { expect, test } from '../support/site';
import { query, storedMails } from '../support/stored';

const desk = messagesOf('th', 'desk');
const orders = messagesOf('th', 'orders');
const checkout = messagesOf('th', 'checkout');

const CRON_SECRET = randomBytes(16).toString('hex');

test.use({
  siteSettings: { STAFF: 'nok@agency.example', AGENCY_LOCALE: 'th', CRON_SECRET },
  viewport: { width: 390, height: 844 },
  locale: 'th-TH',
});

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

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
  await page.goto(`/th/desk/orders/${bought}`);
  await page.getByRole('button', { name: desk.moves.paid }).first().click();
  await customer.goto(`/th/orders/${bought}`);
  await expect(customer.getByRole('heading', { name: orders.services.title })).toBeVisible();
  expect(await problemsByDayAndNight(customer)).toEqual([]);
  expect(await customer.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  // A customer of before, who has paid until in five days.
  await page.goto('/th/desk/services');
  await page.getByRole('link', { name: 'VPS Starter' }).click();
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  const until = daysAfter(today, 5);
  await page.getByText(desk.services.moves.move, { exact: true }).first().click();
  await page.getByLabel(desk.services.moveTo).fill(until);
  await page.getByRole('button', { name: desk.services.moves.move }).click();
  await expect(page.getByText(desk.flash.service)).toBeVisible();
  expect(await problemsByDayAndNight(page)).toEqual([]);
  const chores = await page.request.get('/api/cron/chores', {
    headers: { authorization: `Bearer ${CRON_SECRET}` },
  });
  expect(chores.ok()).toBe(true);

  const mailed = async () => (await storedMails(site.dataFolder)).find(({ event }) => event === 'renewal');
  await expect.poll(async () => (await mailed())?.subject ?? '').not.toBe('');
  const link = /href="([^"]*#[0-9a-f]{32})"/.exec((await mailed())?.html ?? '')?.[1] ?? '';
  const elsewhere = await browser.newContext({ ...lineOnAndroid, baseURL: site.url });
  const reader = await elsewhere.newPage();
  await reader.goto(link);
  await expect(reader.getByText(orders.states.renewal.label, { exact: true })).toBeVisible();
  const reference = /orders\/([A-Z]+-[0-9A-Z]{6})/.exec(reader.url())?.[1] ?? '';
  await reader.getByLabel(checkout.slip.label).setInputFiles(await picture(640));
  await reader.getByRole('button', { name: orders.slip.submit }).click();
  await expect(reader.getByText(orders.flash.slip)).toBeVisible();
  await page.goto(`/th/desk/orders/${reference}`);
  await page.getByRole('button', { name: desk.moves.paid }).first().click();
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
