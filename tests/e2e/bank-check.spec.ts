import { generate } from 'promptparse';
import { fill } from '@/lib/i18n/fill';
import { withoutMarks } from '@/lib/i18n/phrases';
import { bringAxe, problemsByDayAndNight } from '../support/axe';
import { buyAtOnce, enterDesk } from '../support/desk-journey';
import { slipWithCodes } from '../support/images';
import { messagesOf } from '../support/served-pages';
import { expect, test } from '../support/site';
import { storedOrders } from '../support/stored';

const desk = messagesOf('th', 'desk');
const orders = messagesOf('th', 'orders');

test.use({
  siteSettings: {
    STAFF: 'nok@agency.example',
    AGENCY_LOCALE: 'th',
    SLIP_CHECK: 'simulated',
    SLIP_CHECK_LIMIT: '5000',
  },
  viewport: { width: 390, height: 844 },
  locale: 'th-TH',
});

const slipOf = async (number: string) => ({
  name: 'slip.png',
  mimeType: 'image/png',
  buffer: Buffer.from(await slipWithCodes(generate.slipVerify({ sendingBank: '014', transRef: number }))),
});

test('a slip is confirmed by the bank before its customer has closed the page, and the desk shows why', async ({
  page,
  site,
  browser,
  customer,
}) => {
  const paid = await buyAtOnce(customer, await slipOf('202611241200A1'));
  await customer.goto(`/th/orders/${paid}`);
  await expect(async () => {
    await customer.reload();
    await expect(customer.getByText(orders.states.paid.label, { exact: true })).toBeVisible({
      timeout: 2000,
    });
  }).toPass();

  const waits = await browser.newContext({ baseURL: site.url });
  const other = await buyAtOnce(await waits.newPage(), await slipOf('202611241200OTHER'));
  await waits.close();
  await bringAxe(page);
  await enterDesk(page, site);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: other }) });
  const receiver = fill(desk.bank.receiver.differs, { receiver: 'xxx-xxx-9876' });
  await expect(card.getByText(receiver)).toBeVisible();
  await expect(card.getByText(desk.bank.unused.fits)).toBeVisible();
  expect(await problemsByDayAndNight(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await page.goto(`/th/desk/orders/${paid}`);
  await expect(page.getByText(desk.actors.bank).first()).toBeVisible();
  await page.getByRole('button', { name: withoutMarks(desk.moves.undo) }).click();
  await expect(page.getByText(desk.states.pending, { exact: true }).first()).toBeVisible();
  await site.stop();
  const stored = await storedOrders(site.dataFolder);
  expect(stored.map(({ status }) => status)).toEqual(['pending', 'pending']);
});
