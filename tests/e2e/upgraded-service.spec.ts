import { catalog } from '@/lib/catalog/catalog';
import { formatMoney } from '@/lib/catalog/money';
import { bringAxe, problemsByDayAndNight } from '../support/axe';
import { daysFromToday, monthsAfter } from '../support/days';
import { enterDesk } from '../support/desk-journey';
import { messagesOf } from '../support/served-pages';
import { findMoney, mailOf, makeService, sendSlip, servicesSite } from '../support/services-journey';
import { expect, test } from '../support/site';
import { query } from '../support/stored';

const signIn = messagesOf('en', 'sign-in');
const { services: words, receipts } = messagesOf('en', 'orders');

test.use({ siteSettings: servicesSite, locale: 'en-GB' });

test('in mid-month a package becomes a dearer one for the difference of the days that are left', async ({
  page,
  site,
  browser,
}) => {
  await enterDesk(page, site);
  const until = daysFromToday(15);
  await makeService(page, { until });

  const own = await browser.newContext({ baseURL: site.url });
  const customer = await own.newPage();
  await bringAxe(customer);
  await customer.goto('/portal');
  await customer.getByLabel(signIn.link.email).first().fill('anne@example.com');
  await customer.getByRole('button', { name: signIn.link.submit }).click();
  await expect(customer.getByText(signIn.sent)).toBeVisible();
  const mail = await mailOf(site, 'sign-in', 'anne@example.com');
  const link = /href="([^"]*sign-in[^"]*)"/.exec(mail?.html ?? '')?.[1] ?? '';
  await customer.goto(link.replaceAll('&amp;', '&'));
  await expect(customer).toHaveURL(`${site.url}/portal`);
  await customer.getByText(words.change).click();
  const length = (Date.parse(until) - Date.parse(monthsAfter(until, -1))) / 86_400_000;
  const dearer = catalog['vps-premium'].price - catalog['vps-business'].price;
  const difference = Math.round((dearer * 15) / length) * 100;
  const told = formatMoney(difference, 'en', 'always');
  await customer.getByRole('button', { name: `VPS Premium: ${told} now` }).click();
  await expect(customer).toHaveURL(/\/orders\/PT-[0-9A-Z]{6}$/);
  const reference = new URL(customer.url()).pathname.split('/').at(-1) ?? '';
  await expect(customer.getByText('VPS Premium instead of VPS Business').first()).toBeVisible();
  expect(await problemsByDayAndNight(customer)).toEqual([]);
  await sendSlip(customer, 'en');
  await findMoney(page, reference);
  await page.goto('/th/desk/services');
  await expect(page.getByRole('link', { name: 'VPS Premium' })).toBeVisible();
  await customer.reload();
  await customer.getByRole('button', { name: receipts.open }).click();
  await expect(customer).toHaveURL(/\/receipts\/RC-20\d\d-0001$/);
  await expect(customer.getByRole('article')).toContainText(told.replace('฿', ''));
  await own.close();

  await site.stop();
  expect(
    await query(
      site.dataFolder,
      `select item, price, to_char(paid_until, 'YYYY-MM-DD') as paid_until from services`,
    ),
  ).toEqual([{ item: 'vps-premium', price: catalog['vps-premium'].price * 100, paid_until: until }]);
  expect(await query(site.dataFolder, 'select reference, status, amount from orders')).toEqual([
    { reference, status: 'paid', amount: difference },
  ]);
});
