import { daysFromToday, monthsAfter } from '../support/days';
import { enterDesk, picture } from '../support/desk-journey';
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

const orders = messagesOf('en', 'orders');
const paper = { ...messagesOf('en', 'quotes').paper, ...messagesOf('en', 'receipts').paper };

test.use({
  customerDevice: {},
  siteSettings: servicesSite,
  locale: 'en-GB',
});

test('a company that withholds tax renews for the net amount, and gets a receipt that says so', async ({
  page,
  site,
  customer,
}) => {
  await enterDesk(page, site);
  const until = daysFromToday(5);
  await makeService(page, {
    item: 'seo-local',
    price: '15000',
    companyName: 'Miller Co., Ltd.',
    companyTaxId: '0205558001231',
    withholds: 'on',
    until,
  });
  await doChores(page);
  expect((await mailOf(site, 'renewal'))?.text).toContain('14,550.00');
  const reference = await openRenewal(customer, site);
  await expect(customer.getByRole('img', { name: /14,550\.00/ })).toBeVisible();
  await expect(customer.getByRole('row', { name: orders.lines.withheld })).toContainText('450.00');
  await sendSlip(customer, 'en');
  await findMoney(page, reference);
  await customer.reload();
  await customer.getByLabel(orders.certificate.label).setInputFiles(await picture(600));
  await customer.getByRole('button', { name: orders.certificate.submit }).click();
  await expect(customer.getByText(orders.flash.certificate)).toBeVisible();
  await customer.getByRole('button', { name: orders.receipts.open }).click();
  await expect(customer).toHaveURL(/\/receipts\/RC-20\d\d-0001$/);
  const sheet = customer.getByRole('article');
  await expect(sheet).toContainText('Miller Co., Ltd.');
  for (const [label, amount] of [
    [paper.total, '15,000.00'],
    [paper.withheld, '450.00'],
    [paper.received, '14,550.00'],
  ] as const)
    await expect(sheet.getByRole('row', { name: label })).toContainText(amount);

  await site.stop();
  expect(await storedPeriods(site)).toMatchObject([
    {
      item: 'seo-local',
      starts_on: until,
      paid_until: monthsAfter(until, 1),
      is_paid: true,
      status: 'paid',
      withheld: 45_000,
    },
  ]);
});
