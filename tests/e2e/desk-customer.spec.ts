import { bringAxe, problemsByDayAndNight } from '../support/axe';
import { buyAtOnce, enterDesk } from '../support/desk-journey';
import { inquiry as written } from '../support/inquiries';
import { messagesOf } from '../support/served-pages';
import { expect, test } from '../support/site';
import { query } from '../support/stored';

const { customers, flash, orders, tabs } = messagesOf('th', 'desk');

test.use({
  siteSettings: { STAFF: 'nok@agency.example', AGENCY_LOCALE: 'th' },
  viewport: { width: 390, height: 844 },
  locale: 'th-TH',
});

test('the team finds a customer by name, notes something, and makes one of two', async ({
  page,
  site,
  browser,
}) => {
  await bringAxe(page);
  const elsewhere = await browser.newContext({ baseURL: site.url });
  const reference = await buyAtOnce(await elsewhere.newPage());
  const asked = await page.request.post('/api/contact', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: {
      locale: 'th',
      key: 'e'.repeat(32),
      ...written,
      subject: 'เว็บไซต์',
      email: 'bar@example.org',
      phone: '0899990000',
    },
  });
  expect(await asked.text()).toContain('"ok":true');

  await enterDesk(page, site);
  await page.getByRole('navigation').getByRole('link', { name: tabs.orders }).click();
  await page.getByRole('searchbox', { name: orders.search }).fill('สมชาย');
  await page.getByRole('button', { name: orders.submit }).click();
  await page.getByRole('link', { name: `สมชาย: ${customers.link}` }).click();
  await expect(page).toHaveURL(`${site.url}/th/desk/customers/${reference}`);
  await expect(page.getByRole('link', { name: 'somchai@example.com' })).toBeVisible();

  await page.getByLabel(customers.note).fill('โทรหลังหกโมงเย็น');
  await page.getByRole('button', { name: customers.save, exact: true }).click();
  await expect(page.getByText(flash.noted)).toBeVisible();
  await expect(page.getByText('โทรหลังหกโมงเย็น')).toBeVisible();

  await page.getByLabel(customers.join).fill('PT-ZZZZZZ');
  await page.getByRole('button', { name: customers.joinSubmit }).click();
  await expect(page.getByText(flash['joined-nobody'])).toBeVisible();
  await page.goto('/th/desk/inquiries');
  const inquiry = /PT-\w{6}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';
  await page.goto(`/th/desk/customers/${reference}`);
  await page.getByLabel(customers.join).fill(inquiry);
  await page.getByRole('button', { name: customers.joinSubmit }).click();
  await expect(page.getByText(flash.joined, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'bar@example.org' })).toBeVisible();
  await expect(page.getByRole('link', { name: inquiry })).toBeVisible();
  expect(await problemsByDayAndNight(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await site.stop();
  expect(await query(site.dataFolder, 'select note, person from customer_notes')).toEqual([
    { note: 'โทรหลังหกโมงเย็น', person: 'nok@agency.example' },
  ]);
  expect(await query(site.dataFolder, 'select person from same_customers')).toHaveLength(1);
});
