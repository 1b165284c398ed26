import { fill } from '@/lib/i18n/fill';
import { withoutMarks } from '@/lib/i18n/phrases';
import { bringAxe, problemsByDayAndNight } from '../support/axe';
import { enterDesk, picture } from '../support/desk-journey';
import { company, quoteFields } from '../support/quotes-api';
import { messagesOf } from '../support/served-pages';
import { expect, test } from '../support/site';
import { query, storedMails } from '../support/stored';

const desk = messagesOf('th', 'desk');
const orders = messagesOf('th', 'orders');
const quotes = messagesOf('th', 'quotes');
const checkout = messagesOf('th', 'checkout');
const partName = (place: number) => fill(orders.parts.of, { place, of: 2 });

test.use({
  siteSettings: { STAFF: 'nok@agency.example', AGENCY_LOCALE: 'th', DOCUMENTS: 'own' },
  viewport: { width: 390, height: 844 },
  locale: 'th-TH',
});

test('a quotation with a deposit is accepted, the deposit comes, the hand-over is called due, the rest comes, and each has its receipt', async ({
  page,
  site,
  customer,
}) => {
  await bringAxe(page);
  const headers = { 'sec-fetch-site': 'same-origin' };
  const asked = await customer.request.post('/api/quotes?locale=th', { headers, data: quoteFields() });
  const { number } = (await asked.json()).data;

  await enterDesk(page, site, `${site.url}/th/desk/quotes/${number}`);
  const share = page.getByLabel(desk.quotes.plan.part.share).first();
  await expect(share).toBeHidden();
  await page.getByLabel(desk.quotes.plan.label).selectOption('own');
  await expect(share).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await problemsByDayAndNight(page)).toEqual([]);
  await page.getByLabel(desk.quotes.plan.label).selectOption('halves');
  await page.getByRole('button', { name: desk.quotes.form.submit }).click();
  await expect(page.getByText(desk.flash['quote-sent'])).toBeVisible();

  await customer.goto(`/th/quotes/${number}`);
  const stub = customer
    .getByRole('article')
    .getByRole('listitem')
    .filter({ hasText: `${partName(1)} · 50%` });
  for (const said of ['฿72,500.00', orders.parts.accepted]) await expect(stub).toContainText(said);
  await customer.setViewportSize({ width: 320, height: 640 });
  expect(await customer.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await problemsByDayAndNight(customer)).toEqual([]);
  await customer.getByRole('button', { name: quotes.accept.submit }).click();
  await expect(customer).toHaveURL(/\/th\/orders\/PT-\w{6}$/);
  const reference = new URL(customer.url()).pathname.split('/').at(-1) ?? '';
  const code = (amount: string) =>
    customer.getByRole('img', { name: fill(withoutMarks(checkout.qr.alt), { amount }) });
  await expect(code('฿72,500.00')).toBeVisible();
  await customer.getByText(withoutMarks(orders.parts.all)).click();
  await expect(code('฿145,000.00')).toBeVisible();
  expect(await problemsByDayAndNight(customer)).toEqual([]);
  await customer.setViewportSize({ width: 390, height: 844 });
  const sendSlip = async (width: number) => {
    await customer.getByLabel(checkout.slip.label).setInputFiles(await picture(width));
    await customer.getByRole('button', { name: orders.slip.submit }).click();
    await expect(customer.getByText(orders.flash.slip)).toBeVisible();
  };
  await sendSlip(720);

  await page.goto('/th/desk');
  const came = { part: partName(1), amount: '฿72,500' };
  await page.getByRole('button', { name: fill(desk.parts.came, came) }).click();
  await expect(page.getByText(desk.check.empty)).toBeVisible();
  await customer.goto(`/th/orders/${reference}`);
  await expect(customer.getByText(withoutMarks(orders.states.started.label), { exact: true })).toBeVisible();
  const standing = { paid: 1, of: 2, open: '72,500.00\u00a0บาท', due: orders.parts.handover };
  await expect(customer.getByText(fill(orders.parts.standing, standing))).toBeVisible();
  expect(await problemsByDayAndNight(customer)).toEqual([]);

  await page.goto(`/th/desk/orders/${reference}`);
  expect(await problemsByDayAndNight(page)).toEqual([]);
  await page.getByRole('button', { name: fill(desk.parts.call, { part: partName(2) }) }).click();
  await expect(page.getByText(fill(desk.flash['part-called'], { reference }))).toBeVisible();
  await customer.reload();
  await sendSlip(600);
  await page.goto('/th/desk');
  await page.getByRole('button', { name: fill(desk.moves.paid, { amount: '฿72,500' }) }).click();
  await expect(page.getByText(desk.check.empty)).toBeVisible();

  await customer.goto(`/th/orders/${reference}`);
  await expect(customer.getByText(orders.states.paid.label, { exact: true }).first()).toBeVisible();
  await customer.getByRole('button', { name: orders.receipts.open }).click();
  await expect(customer).toHaveURL(/\/th\/receipts\/RC-20\d\d-0002$/);
  await expect(customer.getByRole('article')).toContainText(`งวดที่ 2/2 ของคำสั่งซื้อ ${reference}`);
  expect(await problemsByDayAndNight(customer)).toEqual([]);
  await customer.goto(`/th/orders/${reference}`);
  await expect(customer.getByRole('link', { name: /^RC-20\d\d-000[12]$/ })).toHaveCount(2);

  await site.stop();
  expect(
    await query(
      site.dataFolder,
      'select part, parts, gross::integer as gross from public.receipts order by number',
    ),
  ).toEqual([
    { part: 1, parts: 2, gross: 7_250_000 },
    { part: 2, parts: 2, gross: 7_250_000 },
  ]);
  expect(
    await query(
      site.dataFolder,
      "select payload->>'place' as place from public.outbox where event = 'order-part'",
    ),
  ).toEqual([{ place: '2' }]);
  const mails = (await storedMails(site.dataFolder)).filter(({ to }) => to?.[0]?.address === company.email);
  expect(mails.find(({ event }) => event === 'quote-customer')?.text).toContain('145,000.00');
  expect(mails.find(({ event }) => event === 'order-status')?.text).toContain(partName(1));
});
