import { bringAxe, problemsByDayAndNight } from '../support/axe';
import { daysFromToday, monthsAfter } from '../support/days';
import { enterDesk } from '../support/desk-journey';
import { lineOnAndroid } from '../support/phones';
import { messagesOf } from '../support/served-pages';
import {
  doChores,
  findMoney,
  mailOf,
  makeService,
  openRenewal,
  sendSlip,
  servicesSite,
  storedPeriods,
} from '../support/services-journey';
import { expect, test } from '../support/site';

const { services } = messagesOf('th', 'desk');
const { states, services: words } = messagesOf('th', 'orders');

test.use({
  customerDevice: lineOnAndroid,
  siteSettings: servicesSite,
  viewport: { width: 390, height: 844 },
  locale: 'th-TH',
});

test('a service that is overdue runs on, is paid by phone in Thai, and goes on from its old day', async ({
  page,
  site,
  customer,
}) => {
  await bringAxe(page);
  await enterDesk(page, site);
  const until = daysFromToday(-4);
  await makeService(page, { locale: 'th', name: 'สมชาย ใจดี', email: 'somchai@example.com', until });
  await doChores(page);
  // One reminder, the newest, and the team hears of it.
  expect((await mailOf(site, 'renewal'))?.subject).toMatch(/^ยังไม่ได้ชำระ|ค้าง|เลย/);
  expect((await mailOf(site, 'order-news'))?.subject).toMatch(/PT-[0-9A-Z]{6}/);

  await page.goto('/th/desk/services');
  await expect(page.getByRole('heading', { name: services.groups.overdue })).toBeVisible();
  await expect(page.getByRole('link', { name: 'VPS Business' })).toContainText(services.states.overdue);
  expect(await problemsByDayAndNight(page)).toEqual([]);

  const reference = await openRenewal(customer, site);
  await expect(customer.getByText(states.renewal.label, { exact: true })).toBeVisible();
  await expect(customer.getByText(words.states.overdue, { exact: true })).toBeVisible();
  expect(await problemsByDayAndNight(customer)).toEqual([]);
  expect(await customer.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await sendSlip(customer, 'th');
  await findMoney(page, reference);
  await customer.reload();
  await expect(customer.getByText(states.renewed.label, { exact: true }).first()).toBeVisible();
  await expect(customer.getByText(words.states.running, { exact: true })).toBeVisible();

  await site.stop();
  expect(await storedPeriods(site)).toMatchObject([
    { starts_on: until, paid_until: monthsAfter(until, 1), is_paid: true, status: 'paid' },
  ]);
});
