import type { Page } from '@playwright/test';
import { bringAxe, problemsByDayAndNight } from '../support/axe';
import { enterDesk, paidButton, picture } from '../support/desk-journey';
import { lineOnAndroid } from '../support/phones';
import { messagesOf } from '../support/served-pages';
import { awake, expect, test } from '../support/site';
import { query } from '../support/stored';

const { totals, sources, parts } = messagesOf('th', 'numbers');
const { pages } = messagesOf('th', 'common');
const catalog = messagesOf('th', 'catalog');
const withoutMarks = (text: string) => text.replaceAll('|', '');

test.use({
  siteSettings: { STAFF: 'nok@agency.example', AGENCY_LOCALE: 'th' },
  viewport: { width: 390, height: 844 },
  locale: 'th-TH',
});

/** Lets the browser be a person’s: programs that drive one say so. */
async function asPerson(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  );
}

test('a visit from LINE is told at the desk from the page to the payment; a robot and the staff are not', async ({
  page,
  site,
  browser,
}) => {
  const phone = await browser.newContext({ ...lineOnAndroid, baseURL: site.url });
  const customer = await phone.newPage();
  await asPerson(customer);
  await customer.goto('/th/seo', { referer: 'https://liff.line.me/' });
  await customer.locator('[data-item=seo-local]').tap();
  await customer.locator('[data-toast]').getByRole('link').tap();
  await expect(customer.locator('[data-cart-item]')).toHaveCount(1);
  await customer.getByRole('button', { name: 'ชำระเงินผ่านพร้อมเพย์' }).tap();
  const dialog = customer.getByRole('dialog');
  await dialog.getByRole('button', { name: 'โอนเงินแล้ว' }).tap();
  await dialog.getByLabel('สลิปการโอนเงิน').setInputFiles(await picture(720));
  await dialog.getByRole('button', { name: 'ดำเนินการต่อ' }).tap();
  await dialog.getByLabel('ชื่อ-นามสกุล').fill('สมชาย ใจดี');
  await dialog.getByLabel('อีเมล').fill('somchai@example.com');
  await dialog.getByLabel('เบอร์โทรศัพท์').fill('081 234 5678');
  await dialog.getByLabel('ที่อยู่').fill('12/3 ซอย 6 พัทยา');
  await dialog.getByRole('button', { name: 'ยืนยันคำสั่งซื้อ' }).tap();
  await expect(customer).toHaveURL(/\/th\/thank-you\?order=PT-\w{6}$/);
  const reference = new URL(customer.url()).searchParams.get('order') ?? '';
  await phone.close();

  // This browser says that a program drives it.
  await page.goto('/th/cctv');
  await page.mouse.wheel(0, 400);
  await awake(page);
  await bringAxe(page);
  await enterDesk(page, site);
  await page.goto(`/th/desk/orders/${reference}`);
  await page.getByRole('button', { name: paidButton }).first().click();
  const staff = await page.context().newPage();
  await asPerson(staff);
  const heard = staff.waitForRequest('**/api/visits');
  await staff.goto('/th/pos');
  await staff.mouse.wheel(0, 400);
  await heard;

  await page.goto('/th/desk/month');
  await page.getByRole('link', { name: messagesOf('th', 'numbers').title, exact: true }).click();
  await expect(page).toHaveURL(/\/th\/desk\/numbers$/);
  const table = (title: string) => page.getByRole('table', { name: withoutMarks(title) });
  await expect(table(parts.sources).getByRole('row')).toHaveText([`${sources.line}1`]);
  await expect(table(parts.languages).getByRole('row', { name: 'ไทย' })).toBeVisible();
  const seo = table(parts.pages).getByRole('row', { name: withoutMarks(pages.seo) });
  await expect(seo.getByRole('cell')).toHaveText(['1', '1', '1']);
  for (const unseen of [pages.cctv, pages.pos])
    await expect(
      table(parts.pages).getByRole('row', { name: withoutMarks(unseen), exact: true }),
    ).toHaveCount(0);
  const item = table(parts.items).getByRole('row', { name: withoutMarks(catalog.items['seo-local'].name) });
  await expect(item).toContainText('฿15,000');
  await expect(page.getByText(totals.accepted)).toBeVisible();
  expect(await problemsByDayAndNight(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await site.stop();
  expect(
    await query(site.dataFolder, "select page, locale, source, views from visits where source <> 'inside'"),
  ).toEqual([{ page: '/seo', locale: 'th', source: 'line', views: 1 }]);
  expect(await query(site.dataFolder, 'select item, page, added from cart_counts')).toEqual([
    { item: 'seo-local', page: '/seo', added: 1 },
  ]);
});
