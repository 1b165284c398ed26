import { decide } from '../support/decide';
import { picture } from '../support/desk-journey';
import { quoteFields } from '../support/quotes-api';
import { messagesOf } from '../support/served-pages';
import { expect, test } from '../support/site';
import { storedMails, storedOrders } from '../support/stored';

const { accept } = messagesOf('de', 'quotes');
const orders = messagesOf('de', 'orders');
const paper = { ...messagesOf('de', 'quotes').paper, ...messagesOf('de', 'receipts').paper };
const { slip: slipWords } = messagesOf('de', 'checkout');

test.use({ siteSettings: { DOCUMENTS: 'own' } });

test('a company withholds 3 %, transfers the net amount, gets its receipt, and sends the certificate', async ({
  page,
  site,
}) => {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const asked = await page.request.post('/api/quotes?locale=de', { headers, data: quoteFields() });
  await page.goto(`/de/quotes/${(await asked.json()).data.number}`);
  await page.getByLabel(/140\.650,00/).check();
  await page.getByRole('button', { name: accept.submit }).click();
  await expect(page).toHaveURL(/\/de\/orders\/PT-\w{6}$/);
  const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect(page.getByRole('img', { name: /140\.650,00/ })).toBeVisible();
  await expect(page.getByRole('row', { name: orders.lines.withheld })).toContainText('4.350,00');

  await page.getByLabel(slipWords.label).setInputFiles(await picture(720));
  await page.getByRole('button', { name: orders.slip.submit }).click();
  await expect(page.getByText(orders.flash.slip)).toBeVisible();
  await decide(site, reference, 'paid');
  await page.goto(`/de/orders/${reference}`);
  await page.getByLabel(orders.certificate.label).setInputFiles(await picture(640));
  await page.getByRole('button', { name: orders.certificate.submit }).click();
  await expect(page.getByText(orders.flash.certificate)).toBeVisible();

  await page.getByRole('button', { name: orders.receipts.open }).click();
  await expect(page).toHaveURL(/\/de\/receipts\/RC-20\d\d-0001$/);
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('heading', { name: 'ใบเสร็จรับเงิน' })).toContainText(paper.title);
  for (const [label, amount] of [
    [paper.total, '145.000,00'],
    [paper.withheld, '4.350,00'],
    [paper.received, '140.650,00'],
  ] as const)
    await expect(sheet.getByRole('row', { name: label })).toContainText(amount);
  await expect(sheet).toContainText('หนึ่งแสนสี่หมื่นห้าพันบาทถ้วน');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);

  await site.stop();
  expect(await storedOrders(site.dataFolder)).toMatchObject([
    { reference, status: 'paid', amount: 14_500_000, withheld: 435_000 },
  ]);
  const mail = (await storedMails(site.dataFolder)).find(({ event }) => event === 'order-status');
  for (const amount of ['145.000,00', '4.350,00', '140.650,00']) expect(mail?.text).toContain(amount);
});
