import type { Locator } from '@playwright/test';
import { parse } from 'promptparse';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { withoutMarks } from '@/lib/i18n/phrases';
import { bringAxe, problemsByDayAndNight } from '../support/axe';
import { openDeployHook } from '../support/deploy-hook';
import { buyAtOnce, enterDesk } from '../support/desk-journey';
import { fillCart, photographQr } from '../support/purchase';
import { readQrCodes } from '../support/qr';
import { messagesOf } from '../support/served-pages';
import { expect, test as siteTest } from '../support/site';
import { storedMails } from '../support/stored';

const [shop, desk, cart] = [messagesOf('th', 'shop'), messagesOf('th', 'desk'), messagesOf('th', 'cart')];
const { publish } = messagesOf('th', 'publishing');

const test = siteTest.extend<{ hook: Awaited<ReturnType<typeof openDeployHook>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  hook: async ({}, use) => {
    const hook = await openDeployHook();
    await use(hook);
    await hook.close();
  },
  siteSettings: ({ hook }, use) =>
    use({
      STAFF: 'nok@agency.example',
      AGENCY_LOCALE: 'th',
      PROMPTPAY_ID: '0105556000009',
      ...hook.settings,
    }),
});

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'th-TH' });

/** The build of a publication comes on top of the journey, and shares its cores with other journeys. */
test.setTimeout(1_800_000);

/** A day of the next month, by the clock of this machine: the site lists a year of them. */
const closed = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** How many baht a payment code asks for. */
const bahtOf = (code: string | undefined) => Number(parse(code ?? '', true)?.getTagValue('54'));

test('a price that the owner changes on a phone is seen before it is public and, once its build serves, in page, cart, code, mail, offers.json and new quotations; an open quotation keeps its own', async ({
  page,
  site,
  hook,
  browser,
}) => {
  hook.dataFolder = site.dataFolder;
  const askForQuote = async (key: string): Promise<string> => {
    const asked = await page.request.post('/api/quotes?locale=th', {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: {
        key: key.repeat(32),
        items: 'cctv-basic',
        name: 'มาลี รักดี',
        email: 'malee@example.com',
        phone: '0812345678',
        address: '12/3 ซอย 6 พัทยา',
      },
    });
    return (await asked.json()).data.number;
  };
  const before = await askForQuote('a');
  await fillCart(page, ['cctv-basic'], 25_000);
  await page.goto('/th/cart');
  await expect(page.locator('[data-cart-item]')).toContainText('฿25,000');

  const team = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 844 } });
  const staff = await team.newPage();
  await bringAxe(staff);
  await enterDesk(staff, site, `${site.url}/th/desk/shop`);
  await staff.getByText(shop.topics.prices, { exact: true }).click();
  await staff
    .getByRole('link', { name: /CCTV.*|กล้อง/ })
    .filter({ hasText: '฿25,000' })
    .click();
  const value = staff.getByLabel(shop.inputs.baht);
  await expect(value).toHaveValue('25000');
  await value.fill('0');
  await staff.getByRole('button', { name: shop.form.save }).click();
  await expect(staff.locator('#value-problem')).toHaveText(desk.problems.amount);
  await expect(value).toHaveValue('0');
  await value.fill('26,500');
  await staff.getByRole('button', { name: shop.form.save }).click();
  await expect(staff.getByText(desk.flash['shop-saved'])).toBeVisible();
  const preview = staff.locator('[data-preview]');
  await expect(preview).toContainText('฿26,500');
  const code = await preview.locator('[data-qr]').screenshot();
  expect((await readQrCodes(code)).map(bahtOf)).toEqual([26_500]);
  await staff.goto('/th/desk/shop/closedDays');
  await staff.getByLabel(shop.inputs.day).first().fill(closed);
  await staff.getByRole('button', { name: shop.form.save }).click();
  await expect(staff.getByText(desk.flash['shop-saved'])).toBeVisible();
  await expect(preview).toContainText(dateOf(closed, 'th'));

  await staff.goto('/th/desk/shop');
  await staff.getByRole('button', { name: publish.action }).click();
  await expect(staff.getByText(publish.states.building, { exact: true })).toBeVisible();

  // While it builds the site is as it was, and the desk can be looked at.
  await page.goto('/th/cctv');
  await expect(page.locator('.rate-price').filter({ hasText: '฿25,000' })).toBeVisible();
  expect(await page.textContent('main')).not.toContain('26,500');
  expect(await problemsByDayAndNight(staff)).toEqual([]);
  await staff.goto('/th/desk/shop/catalog~cctv-basic~price?in=de');
  await expect(staff.getByText(fill(shop.now, { value: '฿25,000' }))).toBeVisible();
  await expect(preview).toHaveAttribute('lang', 'de');
  await expect(preview).toContainText('26.500');
  expect(await problemsByDayAndNight(staff)).toEqual([]);
  await staff.setViewportSize({ width: 320, height: 640 });
  expect(await staff.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await staff.setViewportSize({ width: 390, height: 844 });

  // An open desk page follows the site to its new build by itself, in the middle of what comes next.
  await staff.goto('about:blank');
  const { folder, said } = await hook.deployed();
  expect(said).toContain('changes: 2 published');
  await site.stop();
  site.folder = folder;
  await site.start();

  await staff.goto('/th/desk/shop');
  await expect(staff.getByText(publish.states.published, { exact: true })).toBeVisible();
  await expect(staff.getByText(shop.nothingWaiting)).toBeVisible();
  // A browser may show once more what it was given out before.
  const shows = (path: string, part: Locator) =>
    expect(async () => {
      await page.goto(path);
      await expect(part).toBeVisible({ timeout: 2000 });
    }).toPass();
  await shows('/th/cctv', page.locator('.rate-price').filter({ hasText: '฿26,500' }));
  const changed = withoutMarks(fill(cart.priceChanged, { old: '฿25,000', now: '฿26,500' }));
  await shows('/th/cart', page.locator('[data-cart-item]').filter({ hasText: changed }));
  await page.getByRole('button', { name: cart.payPromptPay }).tap();
  const [shown] = await readQrCodes(await photographQr(page.locator('[data-qr]')));
  expect(bahtOf(shown)).toBe(26_500);
  await page.goto('/th/contact');
  await expect(page.locator('main')).toContainText(dateOf(closed, 'th'));
  const graph = (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
  expect(graph).toContain(`"validFrom":"${closed}"`);
  const { offers, hours } = await (await page.request.get('/offers.json')).json();
  expect(offers.find(({ id }: { id: string }) => id === 'cctv-basic').price).toBe(26_500);
  expect(hours.closedOn).toEqual([closed]);

  await staff.goto(`/th/desk/quotes/${before}`);
  await expect(staff.getByText('฿25,000.00').first()).toBeVisible();
  await staff.goto(`/th/desk/quotes/${await askForQuote('b')}`);
  await expect(staff.getByText('฿26,500.00').first()).toBeVisible();
  const reference = await buyAtOnce(page, undefined, { items: 'cctv-basic' });
  const mailed = async () => {
    const mails = await storedMails(site.dataFolder);
    return mails.find(({ event, text }) => event.startsWith('order') && text?.includes(reference))?.text;
  };
  await expect.poll(mailed).toContain('฿26,500');
  await team.close();
});
