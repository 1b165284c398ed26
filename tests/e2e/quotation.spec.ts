import type { Page } from '@playwright/test';
import { bringAxe, problemsByDayAndNight } from '../support/axe';
import { enterDesk, paidButton } from '../support/desk-journey';
import { holdBack } from '../support/hold-back';
import { slipPicture } from '../support/images';
import { printedSheets } from '../support/printed-sheets';
import { fillCart } from '../support/purchase';
import { messagesOf } from '../support/served-pages';
import { awake, expect, test } from '../support/site';
import { query, storedMails, storedOrders } from '../support/stored';

const words = messagesOf('de', 'quotes');
const orders = messagesOf('de', 'orders');
const fields = messagesOf('de', 'checkout').details;
const desk = messagesOf('th', 'desk');

test.use({ siteSettings: { STAFF: 'nok@agency.example', AGENCY_LOCALE: 'th' } });

async function askForQuote(page: Page): Promise<void> {
  await page.getByLabel(fields.name).fill('Malee Rakdee');
  await page.getByLabel(fields.email).fill('malee@example.com');
  await page.getByLabel(fields.phone).fill('0812345678');
  await page.getByLabel(fields.address).fill('1 Soi 6, Pattaya');
  await page.getByText(fields.company.title).click();
  await page.getByLabel(fields.company.companyName).fill('บริษัท ซีวิว รีสอร์ท จำกัด');
  await page.getByLabel(fields.company.companyTaxId).fill('0205558001231');
  await page.getByRole('button', { name: words.ask.submit }).click();
}

/** Opens the page anew; its scripts come when they are let. */
async function openWithLateScripts(page: Page): Promise<() => void> {
  const letCome = await holdBack(page, '**/_next/static/chunks/*.js');
  await page.reload({ waitUntil: 'commit' });
  return letCome;
}

test('a company gets a quotation, whose missing price the desk says, accepts it, pays later, and is told that the money came', {
  tag: '@daily',
}, async ({ page, site, browser }) => {
  await bringAxe(page);
  await fillCart(page, ['accounting-business', 'network-installation']);
  await page.goto('/de/cart');
  await page.getByRole('link', { name: messagesOf('de', 'cart').quotation }).click();
  await page.waitForURL('/de/quotes?items=accounting-business,network-installation');
  // Put there since, and no part of the quotation.
  await page.evaluate(() => {
    const line = { id: 'seo-local', name: 'Local SEO', price: 15000, description: '', type: 'SEO' };
    localStorage.setItem('cart', JSON.stringify([...JSON.parse(localStorage.getItem('cart') ?? ''), line]));
  });
  await expect(page.getByText(words.ask.visit)).toBeVisible();
  expect(await problemsByDayAndNight(page)).toEqual([]);
  await askForQuote(page);
  await expect(page).toHaveURL(/\/de\/quotes\/QT-20\d\d-0001$/);
  await expect(page.getByText(words.states.asked.label)).toBeVisible();
  const asked = page.getByRole('article');
  await expect(asked).toContainText(words.paper.incomplete);
  await expect(asked.getByRole('row', { name: words.paper.total })).toContainText(words.paper.open);
  await expect(asked).not.toContainText('฿');
  await expect(asked).not.toContainText(words.paper.validUntil);

  const elsewhere = await browser.newContext({ baseURL: site.url });
  const nok = await elsewhere.newPage();
  await bringAxe(nok);
  const mailed = async () =>
    (await storedMails(site.dataFolder)).find(({ event }) => event === 'quote-agency')?.html ?? '';
  await expect.poll(mailed).not.toBe('');
  await enterDesk(nok, site, /href="([^"]*\/desk\/quotes\/[^"]*)"/.exec(await mailed())?.[1]);
  expect(await problemsByDayAndNight(nok)).toEqual([]);
  await nok.setViewportSize({ width: 320, height: 640 });
  expect(await nok.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const price = nok.getByRole('group', { name: /^2 / }).getByLabel(desk.quotes.form.line.price);
  await price.fill('15.000');
  await nok.getByRole('button', { name: desk.quotes.form.submit }).click();
  await expect(nok.locator('#price-2-problem')).toHaveText(desk.problems.amount);
  await expect(price).toHaveValue('15.000');
  await price.fill('15,000');
  await nok.getByRole('button', { name: desk.quotes.form.submit }).click();
  await expect(nok.getByText(desk.flash['quote-sent'])).toBeVisible();
  await nok.getByRole('link', { name: desk.tabs.quotes }).click();
  await expect(nok.getByText('฿160,000.00')).toBeVisible();
  expect(await problemsByDayAndNight(nok)).toEqual([]);

  await page.reload();
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText('฿160.000,00');
  await expect(sheet).toContainText('หนึ่งแสนหกหมื่นบาทถ้วน');
  await expect(sheet).toContainText('บริษัท ซีวิว รีสอร์ท จำกัด');
  expect(await problemsByDayAndNight(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(sheet).toBeVisible();
  expect(await printedSheets(page)).toBe(1);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: words.accept.submit }).click();
  await expect(page).toHaveURL(/\/de\/orders\/PT-\w{6}$/);
  await expect(page.getByText(orders.flash.accepted)).toBeVisible();
  const inCart = () => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? ''));
  expect((await inCart()).map(({ id }: { id: string }) => id)).toEqual(['seo-local']);
  const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect(page.getByText(orders.states['awaiting-payment'].label)).toBeVisible();
  const slip = await slipPicture({ width: 720 }).png().toBuffer();
  const letScriptsCome = await openWithLateScripts(page);
  await page
    .getByLabel(messagesOf('de', 'checkout').slip.label)
    .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: slip });
  letScriptsCome();
  await awake(page);
  await expect(page.getByText('slip.png'), 'what was chosen before the scripts came is kept').toBeVisible();
  await page.getByRole('button', { name: orders.slip.submit }).click();
  await expect(page.getByText(orders.flash.slip)).toBeVisible();

  await nok.goto(`/th/desk/orders/${reference}`);
  await nok.getByRole('button', { name: paidButton }).click();
  await expect(nok.getByRole('status').filter({ hasText: reference })).toBeVisible();
  await elsewhere.close();
  await page.reload();
  await expect(page.getByText(orders.states.paid.label, { exact: true })).toBeVisible();

  await site.stop();
  expect(await storedOrders(site.dataFolder)).toMatchObject([
    { reference, status: 'paid', amount: 16_000_000 },
  ]);
  const events = (await storedMails(site.dataFolder)).map(({ event }) => event);
  expect(events.filter((event) => event === 'quote-customer')).toHaveLength(2);
  expect(events).toEqual(expect.arrayContaining(['quote-agency', 'order-status', 'order-news']));
});

/** A quotation for another company, asked for in this browser. */
async function askBeside(page: Page): Promise<string> {
  const asked = await page.request.post('/api/quotes?locale=th', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: {
      ...{ key: 'a'.repeat(32), items: 'seo-local', name: 'มาลี รักดี', email: 'malee@example.com' },
      ...{ phone: '0812345678', address: 'เลขที่ 999/888 อาคารซีวิว ทาวเวอร์ ชั้น 32 '.repeat(4) },
      ...{ companyName: 'บริษัท ซีวิว รีสอร์ท แอนด์ เรสซิเดนซ์ '.repeat(4), companyTaxId: '0205558001231' },
    },
  });
  return (await asked.json()).data.number;
}

/** Makes a quotation expire, and one of forty lines. */
const changes = (expired: string, long: string) => `
  update public.quote_versions set valid_until = public.today_in_thailand() - 1
    where quote_id = (select id from public.quotes where number = '${expired}');
  update public.quote_versions set amount = amount * 40, lines = (
      select jsonb_agg((lines->0) - 'scope' - 'scope_th' || jsonb_build_object('id', 'line-' || place, 'name', 'ระบบบัญชีพร้อมติดตั้ง ' || place))
        from generate_series(1, 40) as place
    ) where quote_id = (select id from public.quotes where number = '${long}')`;

test('a quotation that has expired refuses and offers a new one; one of forty lines prints on two sheets', async ({
  page,
  site,
}) => {
  await page.goto('/de/quotes?items=accounting-business');
  await askForQuote(page);
  await expect(page.getByRole('button', { name: words.accept.submit })).toBeVisible();
  const path = new URL(page.url()).pathname;
  const long = await askBeside(page);

  await site.stop();
  for (const change of changes(path.split('/').at(-1) ?? '', long).split(';'))
    await query(site.dataFolder, change);
  await site.start();
  await page.getByRole('button', { name: words.accept.submit }).click();
  await expect(page.getByText(words.accept.outdated)).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole('button', { name: words.accept.submit })).toHaveCount(0);
  await page.getByRole('link', { name: words.again }).click();
  await askForQuote(page);
  await expect(page).toHaveURL(/\/de\/quotes\/QT-20\d\d-0003$/);
  await expect(page.getByRole('button', { name: words.accept.submit })).toBeVisible();

  await page.goto(`/th/quotes/${long}`);
  await page.emulateMedia({ media: 'print' });
  expect(await printedSheets(page)).toBe(2);
  const whole = ['.paper-lines tbody tr', '.paper-sums', '.paper-signatures'];
  const breaks = whole.map((part) =>
    page
      .locator(part)
      .first()
      .evaluate((element) => getComputedStyle(element).breakInside),
  );
  expect(await Promise.all(breaks)).toEqual(['avoid', 'avoid', 'avoid']);
  const head = page.locator('.paper-lines thead');
  expect(await head.evaluate((element) => getComputedStyle(element).display)).toBe('table-header-group');
  await site.stop();
  expect(await storedOrders(site.dataFolder)).toEqual([]);
});
