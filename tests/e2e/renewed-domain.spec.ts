import { dateOf } from '@/lib/i18n/dates';
import { daysAfter, daysFromToday, monthsAfter } from '../support/days';
import { enterDesk } from '../support/desk-journey';
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
import { query } from '../support/stored';

const { states, receipts, services } = messagesOf('en', 'orders');

test.use({
  customerDevice: {},
  siteSettings: servicesSite,
  locale: 'en-GB',
});

test('a domain is asked for 30 days before its year ends, by name, and paid for another year', async ({
  page,
  site,
  customer,
}) => {
  await enterDesk(page, site);
  const until = daysFromToday(29);
  await makeService(page, {
    item: 'domain-co-th',
    period: 'year',
    price: '2999',
    domain: 'Miller-Bar.co.th',
    until,
  });
  await doChores(page);
  expect((await mailOf(site, 'renewal'))?.text).toContain('miller-bar.co.th');
  const reference = await openRenewal(customer, site);
  await expect(customer.getByText(states.renewal.label, { exact: true })).toBeVisible();
  await expect(customer.getByText('miller-bar.co.th').first()).toBeVisible();
  await sendSlip(customer, 'en');
  await findMoney(page, reference);
  await customer.reload();
  const next = monthsAfter(until, 12);
  const date = dateOf(daysAfter(next, -1), 'en');
  await expect(customer.getByText(services.paidUntil.replace('{date}', date))).toBeVisible();
  await customer.getByRole('button', { name: receipts.open }).click();
  await expect(customer).toHaveURL(/\/receipts\/RC-20\d\d-0001$/);
  await expect(customer.getByRole('article')).toContainText('2,999.00');

  await site.stop();
  expect(await storedPeriods(site)).toMatchObject([
    { item: 'domain-co-th', starts_on: until, paid_until: next, is_paid: true, status: 'paid' },
  ]);
  expect(await query(site.dataFolder, 'select domain from services')).toEqual([
    { domain: 'miller-bar.co.th' },
  ]);
});
