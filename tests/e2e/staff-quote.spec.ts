import { fill } from '@/lib/i18n/fill';
import { bringAxe, problemsByDayAndNight } from '../support/axe';
import { enterDesk } from '../support/desk-journey';
import { messagesOf } from '../support/served-pages';
import { expect, test } from '../support/site';
import { query } from '../support/stored';

const desk = messagesOf('th', 'desk');
const quotes = messagesOf('th', 'quotes');
const orders = messagesOf('th', 'orders');
const details = messagesOf('th', 'checkout').details;
const { form } = desk.quotes;

test.use({
  siteSettings: { STAFF: 'nok@agency.example', AGENCY_LOCALE: 'th' },
  viewport: { width: 390, height: 844 },
  locale: 'th-TH',
});

const inquiry = {
  locale: 'th',
  key: 'e'.repeat(32),
  name: 'มาลี รักดี',
  email: 'malee@example.com',
  phone: '0812345678',
  businessType: 'hotel',
  subject: 'POS',
  budget: '100-200',
  timeframe: '3-months',
  message: 'ขอราคาเครื่อง POS 2 เครื่อง',
};

test('an enquiry gets a quotation from the staff, is accepted by a link, and is won with its baht', async ({
  page,
  site,
  browser,
}) => {
  await bringAxe(page);
  const sent = await page.request.post('/api/contact', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: inquiry,
  });
  const { reference } = (await sent.json()).data;
  await enterDesk(page, site, `${site.url}/th/desk/inquiries/${reference}`);
  const call = fill(desk.inquiries.call, { number: inquiry.phone });
  await expect(page.getByRole('link', { name: call })).toHaveAttribute('href', `tel:${inquiry.phone}`);
  await page.getByRole('link', { name: desk.quotes.new.action }).click();
  await expect(page.getByLabel(details.name)).toHaveValue(inquiry.name);
  await expect(page.getByLabel(details.phone)).toHaveValue(inquiry.phone);
  expect(await problemsByDayAndNight(page)).toEqual([]);

  const row = (number: number) =>
    page.locator('fieldset').filter({ hasText: fill(desk.quotes.new.added, { row: number }) });
  await row(1).getByLabel(form.line.item).selectOption('pos-basic');
  await expect(row(1).getByLabel(form.line.type)).toHaveCount(0);
  await row(1).getByLabel(form.line.quantity).fill('2');
  await row(1).getByLabel(form.line.price).fill('80.000');
  await page.getByRole('button', { name: form.another }).click();
  await row(2)
    .getByLabel(fill(form.line.name, { language: 'ไทย' }))
    .fill('เดินสาย LAN');
  await row(2).getByLabel(form.line.type).selectOption('network');
  await row(2).getByLabel(form.line.quantity).fill('40');
  await row(2).getByLabel(form.line.unit, { exact: false }).first().selectOption('metre');
  await row(2).getByLabel(form.line.price).fill('50');
  await page.getByRole('button', { name: desk.quotes.new.submit }).click();
  await expect(page.locator('#added-1-price-problem')).toHaveText(desk.problems.amount);
  await expect(row(2).getByLabel(form.line.price)).toHaveValue('50');
  await row(1).getByLabel(form.line.price).fill('80,000');
  await expect(page.locator('output')).toContainText('฿162,000.00');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await problemsByDayAndNight(page)).toEqual([]);
  await page.getByRole('button', { name: desk.quotes.new.submit }).click();
  await expect(page.getByText(desk.flash['quote-sent'])).toBeVisible();
  await expect(page.getByText('฿162,000.00').first()).toBeVisible();
  const number = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.getByRole('heading', { name: desk.link.title }).click();
  await page.getByRole('button', { name: desk.link.make }).click();
  await expect(page.getByText(desk.flash.link)).toBeVisible();
  expect(page.url()).not.toMatch(/[0-9a-f]{32}/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await problemsByDayAndNight(page)).toEqual([]);
  const link = await page.getByLabel(desk.link.title).inputValue();

  const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const customer = await elsewhere.newPage();
  await bringAxe(customer);
  await customer.goto(link);
  await expect(customer.getByRole('button', { name: quotes.accept.submit })).toBeVisible();
  await expect(customer.getByRole('article')).toContainText('40 เมตร');
  expect(await problemsByDayAndNight(customer)).toEqual([]);
  await customer.getByRole('button', { name: quotes.accept.submit }).click();
  await expect(customer.getByText(orders.flash.accepted)).toBeVisible();
  await elsewhere.close();

  await page.getByRole('link', { name: fill(desk.quotes.inquiry, { reference }) }).click();
  await expect(page.getByText(fill(desk.inquiries.won, { amount: '฿162,000.00' }))).toBeVisible();
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  expect(await problemsByDayAndNight(page)).toEqual([]);
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('link', { name: /PT-/ }).first().click();
  await expect(page.getByRole('link', { name: number })).toBeVisible();

  await site.stop();
  expect(await query(site.dataFolder, 'select reference, state from public.inquiries')).toEqual([
    { reference, state: 'won' },
  ]);
  expect(
    await query(
      site.dataFolder,
      `select quote.number, quote.begun_by, inquiry.reference as inquiry, made.amount::int, made.quote_number
        from public.quotes as quote join public.inquiries as inquiry on inquiry.id = quote.inquiry_id
          join public.orders as made on made.id = quote.order_id`,
    ),
  ).toEqual([
    { number, begun_by: 'nok@agency.example', inquiry: reference, amount: 16_200_000, quote_number: number },
  ]);
});
