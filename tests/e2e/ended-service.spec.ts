import { randomBytes } from 'node:crypto';
import { fill } from '@/lib/i18n/fill';
import { bringAxe, problemsByDayAndNight } from '../support/axe';
import { enterDesk, paidButton, picture } from '../support/desk-journey';
import { messagesOf } from '../support/served-pages';
import { expect, test } from '../support/site';
import { query, storedMails } from '../support/stored';

const { services, flash } = messagesOf('en', 'orders');
const { service: told } = messagesOf('en', 'mail');

test.use({ siteSettings: { STAFF: 'nok@agency.example', AGENCY_LOCALE: 'th' }, locale: 'en-GB' });

test('a customer ends a service without JavaScript, takes that back, and both come by mail', async ({
  page,
  site,
  browser,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const customer = await plain.newPage();
  const key = randomBytes(16).toString('hex');
  const headers = { 'sec-fetch-site': 'same-origin' };
  const placed = await customer.request.post('/api/orders', {
    headers,
    multipart: { key, locale: 'en', items: 'vps-business', slip: await picture(720) },
  });
  const { id, reference } = (await placed.json()).data;
  const details = { key, name: 'Anne', email: 'anne@example.com', phone: '0812345678', address: 'Soi 6' };
  await customer.request.post(`/api/orders/${id}/customer`, { headers, data: details });
  await bringAxe(page);
  await enterDesk(page, site);
  await page.goto(`/th/desk/orders/${reference}`);
  await page.getByRole('button', { name: paidButton }).first().click();

  await customer.goto(`/orders/${reference}`);
  await expect(customer.getByRole('heading', { name: services.title })).toBeVisible();
  await customer.getByText(fill(services.ending, { name: 'VPS Business' })).click();
  await customer.getByRole('button', { name: /^End it on/ }).click();
  await expect(customer.getByText(flash['service-ended'])).toBeVisible();
  await expect(customer.getByText(services.states.ending, { exact: true })).toBeVisible();
  await customer.getByRole('button', { name: services.keep }).click();
  await expect(customer.getByText(flash['service-kept'])).toBeVisible();
  await expect(customer.getByText(services.states.running, { exact: true })).toBeVisible();
  await customer.getByText(services.change).click();
  await customer.getByRole('button', { name: /^VPS Premium: ฿/ }).click();
  await expect(customer).toHaveURL(/\/orders\/PT-[0-9A-Z]{6}$/);
  await expect(customer.getByText('VPS Premium instead of VPS Business').first()).toBeVisible();
  await plain.close();

  await page.goto('/th/desk/services');
  await expect(page.getByText('Anne').first()).toBeVisible();
  expect(await problemsByDayAndNight(page)).toEqual([]);
  const news = async () =>
    (await storedMails(site.dataFolder))
      .filter(({ event }) => event === 'service')
      .map(({ subject }) => subject?.replace(/ – .*/, ''));
  const name = { name: 'VPS Business' };
  await expect
    .poll(news)
    .toEqual([
      expect.stringContaining(fill(told.ending.subject, { ...name, date: '' }).trim()),
      fill(told.kept.subject, name),
    ]);
  await site.stop();
  expect(await query(site.dataFolder, 'select ends_on, item from services')).toEqual([
    { ends_on: null, item: 'vps-business' },
  ]);
});
