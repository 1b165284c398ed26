import { agencyCommand } from '../support/agency-command';
import { slipPicture } from '../support/images';
import { fillCart } from '../support/purchase';
import { messagesOf } from '../support/served-pages';
import { expect, test } from '../support/site';
import { storedMails, storedOrders } from '../support/stored';

const words = messagesOf('de', 'quotes');
const orders = messagesOf('de', 'orders');
const fields = messagesOf('de', 'checkout').details;

test('a company gets a quotation of its cart, accepts it, pays later, and is told that the money came', async ({
  page,
  site,
}) => {
  await fillCart(page, ['accounting-business', 'network-installation']);
  await page.goto('/de/cart');
  await page.getByRole('link', { name: messagesOf('de', 'cart').quotation }).click();
  await expect(page.getByText(words.ask.later)).toBeVisible();

  await page.goto('/de/quotes?items=accounting-business');
  await page.getByLabel(fields.name).fill('Malee Rakdee');
  await page.getByLabel(fields.email).fill('malee@example.com');
  await page.getByLabel(fields.phone).fill('0812345678');
  await page.getByLabel(fields.address).fill('1 Soi 6, Pattaya');
  await page.getByText(fields.company.title).click();
  await page.getByLabel(fields.company.companyName).fill('บริษัท ซีวิว รีสอร์ท จำกัด');
  await page.getByLabel(fields.company.companyTaxId).fill('0205558001231');
  await page.getByRole('button', { name: words.ask.submit }).click();
  await expect(page).toHaveURL(/\/de\/quotes\/QT-20\d\d-0001$/);
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText('฿145.000,00');
  await expect(sheet).toContainText('หนึ่งแสนสี่หมื่นห้าพันบาทถ้วน');
  await expect(sheet).toContainText('บริษัท ซีวิว รีสอร์ท จำกัด');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(sheet).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: words.accept.submit }).click();
  await expect(page).toHaveURL(/\/de\/orders\/PT-\w{6}$/);
  const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect(page.getByText(orders.states['awaiting-payment'].label)).toBeVisible();
  const slip = await slipPicture({ width: 720 }).png().toBuffer();
  await page
    .getByLabel(messagesOf('de', 'checkout').slip.label)
    .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: slip });
  await page.getByRole('button', { name: orders.slip.submit }).click();
  await expect(page.getByText(orders.said.slip)).toBeVisible();

  await agencyCommand(site, 'order', reference, 'paid', '--by', 'Nok');
  await page.reload();
  await expect(page.getByText(orders.states.paid.label, { exact: true })).toBeVisible();

  await site.stop();
  expect(await storedOrders(site.dataFolder)).toMatchObject([
    { reference, status: 'paid', amount: '145000.00' },
  ]);
  const events = (await storedMails(site.dataFolder)).map(({ event }) => event);
  expect(events).toEqual(
    expect.arrayContaining(['quote-customer', 'quote-agency', 'order-status', 'order-news']),
  );
});
