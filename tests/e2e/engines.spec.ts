import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Tab } from '../support/engines/engine';
import { inEachEngine, sharedTest, test } from '../support/engines/tests';
import * as by from '../support/engines/visitor';
import { slipPicture } from '../support/images';
import { inquiry } from '../support/inquiries';
import { sheetsOf } from '../support/printed-sheets';
import type { Site } from '../support/running-site';
import { expect } from '../support/site';
import { storedMails, storedOrders, storedSlips } from '../support/stored';
import { temporaryFolder } from '../support/temporary-folder';

const mailsOf = async (site: Site, event: string) =>
  (await storedMails(site.dataFolder)).filter((mail) => mail.event === event);

/** Fills the fields of a form by their names. */
async function fill(tab: Tab, form: string, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = `${form} [name="${name}"]`;
    const isList = await tab.run((selector) => document.querySelector(selector)?.tagName === 'SELECT', field);
    await (isList ? by.choose : by.type)(tab, field, value);
  }
}

/** Runs in the page: how many strokes of its motif lost their width. */
function thinStrokes(): number {
  const strokes = [...document.querySelectorAll('.motif .paint path')];
  return strokes.filter((stroke) => getComputedStyle(stroke).strokeWidth === '1px').length;
}

/** Runs in the page: whether its full stylesheets are here; the rules for paper stand in them. */
function hasItsSheets(): boolean {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-precedence]')];
  return links.every(({ sheet }) => sheet !== null);
}

inEachEngine((engine) => {
  test.use({ engine });
  sharedTest.use({ engine });

  test('a visitor buys by PromptPay, sees the order, signs in by mail, and everything arrives', async ({
    tab,
    site,
  }) => {
    await tab.resize(390, 844);
    await tab.open(`${site.url}/services`);
    await by.click(tab, 'main button', 'Starter Website');
    await by.see(tab, '[data-cart-count]', '1');
    await by.click(tab, 'header a[href="/cart"]');
    await by.see(tab, '[data-total]', '฿25,000');
    await by.click(tab, 'main button', 'Pay with PromptPay');
    await by.see(tab, 'dialog', '฿25,000.00');
    await by.see(tab, '[data-qr]');
    expect(await by.overflow(tab)).toBe(0);
    await by.click(tab, 'dialog button', "I've Paid");
    await by.see(tab, 'dialog button:disabled', 'Continue');
    const { folder, remove } = await temporaryFolder();
    await slipPicture().jpeg().toFile(join(folder, 'slip.jpg'));
    await tab.chooseFile('dialog input[type=file]', join(folder, 'slip.jpg'));
    await by.click(tab, 'dialog button', 'Continue');
    await fill(tab, 'dialog', {
      name: 'Somchai Jaidee',
      email: 'somchai@example.com',
      phone: '+66 81 234 5678',
      address: '12/3 Soi 6',
    });
    await by.click(tab, 'dialog button', 'Complete Order');
    const address = await by.beAt(tab, /^\/thank-you\?order=PT-\w{6}$/);
    const reference = address.slice(-9);
    await by.see(tab, '.order-items', 'Starter Website');
    expect(await tab.run(() => localStorage.getItem('cart'))).toBe('[]');
    await remove();

    await by.click(tab, 'main a', 'See your order');
    await by.beAt(tab, new RegExp(`/orders/${reference}$`));
    await by.see(tab, 'main', '฿25,000');
    expect(await by.overflow(tab)).toBe(0);

    await tab.open(`${site.url}/sign-in`);
    await by.type(tab, '#email', 'somchai@example.com');
    await by.click(tab, 'main button', 'Email me a sign-in link');
    await by.see(tab, 'main', 'an email is on its way');
    await expect.poll(async () => (await mailsOf(site, 'sign-in')).length).toBe(1);
    const [mail] = await mailsOf(site, 'sign-in');
    await by.type(tab, '#code-email', 'somchai@example.com');
    await by.type(tab, '#code', /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '');
    await by.click(tab, 'main button', 'Sign in');
    await by.beAt(tab, /^\/portal$/);
    await by.see(tab, 'main', reference);

    await expect.poll(async () => (await mailsOf(site, 'order-agency')).length).toBe(1);
    expect(await mailsOf(site, 'order-customer')).toHaveLength(1);
    await site.stop();
    const [order] = await storedOrders(site.dataFolder);
    expect(order).toMatchObject({
      reference,
      status: 'pending',
      amount: 2_500_000,
      customer_name: 'Somchai Jaidee',
      customer_phone: '+66 81 234 5678',
    });
    expect(await storedSlips(site.dataFolder)).toEqual([order?.payment_slip_path]);
    const slip = await readFile(join(site.dataFolder, 'slips', order?.payment_slip_path ?? ''));
    expect(await sharp(slip).metadata()).toMatchObject({ format: 'jpeg', width: 720, height: 1280 });
  });

  sharedTest('an inquiry arrives after wrong input', async ({ tab, site }) => {
    const email = `${engine.toLowerCase()}@example.com`;
    await tab.open(`${site.url}/contact?subject=SEO%20Inquiry`);
    await fill(tab, 'form[action]', { ...inquiry, email: 'wrong' });
    await by.click(tab, 'form[action] button', 'Send enquiry');
    await by.see(tab, '[data-alerts]:focus', 'Email');
    await tab.run(() => document.querySelector<HTMLInputElement>('form[action] [name=email]')?.select());
    await by.press(tab, ...email);
    await by.click(tab, 'form[action] button', 'Send enquiry');
    await by.beAt(tab, /^\/thank-you$/);
    await by.see(tab, 'main', email);
    const toAgency = async () =>
      (await mailsOf(site, 'contact-agency')).find(({ replyTo }) => replyTo?.[0]?.address === email)?.text;
    await expect.poll(toAgency).toContain(inquiry.message);
    expect(await toAgency()).toContain('SEO Inquiry');
  });

  sharedTest('menus open by pointer and keys, and the language changes', async ({ tab, site }) => {
    await tab.resize(1440, 900);
    await tab.open(`${site.url}/services`);
    await by.click(tab, '.menu-bar summary', 'Services');
    await by.see(tab, '.menu-bar a[href="/seo"]');
    await by.press(tab, by.keys.escape);
    await by.seeNone(tab, '.menu-bar a[href="/seo"]');
    await by.wake(tab);
    await by.press(tab, by.keys.down);
    await by.see(tab, '.menu-bar a[href="/services"]:focus');
    await by.click(tab, '.menu-bar a', 'AI Recommendations');
    await by.beAt(tab, /^\/aeo$/);
    await tab.resize(390, 844);
    await by.click(tab, '.phone-menu > summary');
    await by.see(tab, '.menu a', 'Chat on LINE');
    await by.click(tab, '.phone-menu > summary');
    await by.click(tab, 'header .languages > button');
    await by.click(tab, '#languages a', 'Deutsch');
    await by.beAt(tab, /^\/de\/aeo$/);
    await by.see(tab, 'html[lang=de]');
    expect(await by.overflow(tab)).toBe(0);
  });

  sharedTest('another tab follows the cart', async ({ tab, newTab, site }) => {
    await tab.open(`${site.url}/cart`);
    await by.see(tab, 'main', 'Your cart is empty');
    const other = await newTab();
    await other.open(`${site.url}/services`);
    await by.clickInTab(other, 'button[aria-label="Add to Cart: Starter Website"]');
    await by.see(tab, '[data-cart-item=web-design-starter]');
    await by.clickInTab(tab, '[data-cart-item=web-design-starter] button');
    await by.seeNone(other, '[data-cart-count]');
    expect(await tab.run(() => localStorage.getItem('cart'))).toBe('[]');
  });

  sharedTest('a click before the scripts run is done once they do', async ({ tab, site }) => {
    await tab.open(`${site.url}/services`);
    const wasAwake = await tab.run(() => {
      const isAwake = 'awake' in document.documentElement.dataset;
      document.querySelector<HTMLElement>('button[aria-label="Add to Cart: Starter Website"]')?.click();
      return isAwake;
    });
    expect(wasAwake).toBe(false);
    await by.see(tab, '[data-cart-count]', '1');
  });

  sharedTest('the light changes at the cord, and stays changed', async ({ tab, site }) => {
    await tab.open(`${site.url}/seo`);
    const wall = () => tab.run(() => getComputedStyle(document.body).backgroundColor);
    const before = await wall();
    await by.click(tab, '.cord > button');
    await expect.poll(wall).not.toBe(before);
    const after = await wall();
    await tab.open(`${site.url}/crm`);
    await expect.poll(wall).toBe(after);
  });

  sharedTest('a page prints on few sheets', async ({ tab, site }) => {
    sharedTest.skip(engine === 'WebKit', 'its driver cannot print');
    await tab.open(`${site.url}/terms`);
    await expect.poll(() => tab.run(hasItsSheets)).toBe(true);
    const sheets = sheetsOf(await tab.print());
    expect(sheets).toBeGreaterThan(0);
    expect(sheets).toBeLessThanOrEqual(4);
  });

  sharedTest(
    'kinds of pages say nothing on the console and fit a phone and a desk',
    async ({ tab, site }) => {
      const unfit: string[] = [];
      for (const path of walk) {
        for (const width of [390, 1440]) {
          await tab.resize(width, 900);
          if (width === 390) await tab.open(`${site.url}${path}`);
          await by.wake(tab);
          const reach = await by.overflow(tab);
          if (reach !== 0) unfit.push(`${path} at ${width}: ${reach}`);
          if ((await tab.run(thinStrokes)) > 0) unfit.push(`${path}: thin strokes`);
        }
      }
      expect(unfit).toEqual([]);
    },
  );
});

const walk = [
  '/',
  '/services',
  '/domains',
  '/business-cards',
  '/portfolio',
  '/contact',
  '/cart',
  '/client-login',
  '/server-access',
  '/pattaya-guide',
  '/th/nightlife-guide',
];
