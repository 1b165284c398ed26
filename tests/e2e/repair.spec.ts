import { fill } from '@/lib/i18n/fill';
import { bringAxe, problemsByDayAndNight } from '../support/axe';
import { enterDesk } from '../support/desk-journey';
import { lineOnAndroid } from '../support/phones';
import { messagesOf } from '../support/served-pages';
import { expect, test } from '../support/site';
import { query, storedMails } from '../support/stored';

const words = messagesOf('th', 'repairs');
const quotes = messagesOf('th', 'quotes');
const desk = messagesOf('th', 'desk');
const { details } = messagesOf('th', 'checkout');

test.use({
  customerDevice: lineOnAndroid,
  siteSettings: { STAFF: 'nok@agency.example', AGENCY_LOCALE: 'th' },
  viewport: { width: 390, height: 844 },
  locale: 'th-TH',
});

test('a device is handed over, priced, accepted by its customer and becomes an order, on a phone and in Thai', async ({
  page,
  site,
  customer,
}) => {
  await bringAxe(page);
  await enterDesk(page, site);
  await page.goto('/th/desk/visits/repairs/new');
  expect(await problemsByDayAndNight(page)).toEqual([]);
  await page.getByLabel(details.name).fill('สมชาย');
  await page.getByLabel(details.email).fill('somchai@example.com');
  await page.getByLabel(words.desk.what).fill('โน้ตบุ๊กเปิดไม่ติด');
  await page.getByRole('button', { name: words.desk.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^R-[0-9A-Z]{4}$/);
  const number = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(await problemsByDayAndNight(page)).toEqual([]);
  await page.getByRole('link', { name: words.desk.slip }).click();
  await expect(page.getByText(words.slip.keep)).toBeVisible();
  await expect(page.getByText(number)).toHaveCount(2);
  expect(await problemsByDayAndNight(page)).toEqual([]);

  await page.goto(`/th/desk/visits/repairs/${number}`);
  await page.getByRole('link', { name: /QT-/ }).click();
  const line = page.getByRole('group', { name: /^1 / });
  await line.getByLabel(desk.quotes.form.line.price).fill('2500');
  await page.getByRole('button', { name: desk.quotes.form.submit }).click();
  await expect(page.getByText(desk.flash['quote-sent'])).toBeVisible();

  const mailed = async () =>
    (await storedMails(site.dataFolder)).find(({ event }) => event === 'quote-customer');
  await expect.poll(async () => (await mailed())?.subject ?? '').not.toBe('');
  const link = /href="([^"]*#[0-9a-f]{32})"/.exec((await mailed())?.html ?? '')?.[1] ?? '';
  await customer.goto(link);
  await expect(customer.getByText(words.states.diagnosed)).toBeVisible();
  await expect(customer.getByText(fill(words.title, { number }))).toBeVisible();
  expect(await problemsByDayAndNight(customer)).toEqual([]);
  await customer.getByRole('button', { name: quotes.accept.submit }).click();
  await expect(customer).toHaveURL(/\/th\/orders\/PT-/);

  await page.goto(`/th/desk/visits/repairs/${number}`);
  await page.getByRole('button', { name: words.desk.moves.ready }).click();
  await expect(page.getByText(desk.flash['appointment-told'])).toBeVisible();
  await page.getByRole('button', { name: words.desk.moves.returned }).click();
  await expect(page.getByText(words.desk.happened.returned).first()).toBeVisible();
  await page.goto('/th/desk/visits');
  await expect(page.getByText(words.desk.none)).toBeVisible();
  await site.stop();
  expect(
    await query(
      site.dataFolder,
      'select repairs.state, amount::int from repairs join quotes on quotes.id = quote_id join orders on orders.id = order_id',
    ),
  ).toEqual([{ state: 'returned', amount: 250_000 }]);
});
