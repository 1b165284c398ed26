import type { Page } from '@playwright/test';
import { holdBack } from '../support/hold-back';
import { fillFields, inquiry } from '../support/inquiries';
import type { Site } from '../support/running-site';
import { awake, expect, test as ownSiteTest, sharedSiteTest as test } from '../support/site';
import { storedMails } from '../support/stored';

const quarterOfTheCpu = 4;

const textsOf = async (site: Site) => (await storedMails(site.dataFolder)).map(({ text }) => text);

/** Opens a page on a slow phone whose scripts come when they are let. */
async function openWithoutScripts(page: Page, address: string): Promise<{ letScriptsCome: () => void }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: quarterOfTheCpu });
  const letScriptsCome = await holdBack(page, '**/_next/static/chunks/*.js');
  // On a slow machine the scripts are asked for before the page has loaded, and loading then waits for them.
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html[data-awake]')).not.toBeAttached();
  return { letScriptsCome };
}

test('Add to Cart that is tapped before the scripts run puts the item into the cart, once', {
  tag: '@daily',
}, async ({ page }) => {
  const { letScriptsCome } = await openWithoutScripts(page, '/services');
  const button = page.getByRole('button', { name: 'Add to Cart: Starter Website' });
  await button.click();
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  letScriptsCome();
  await expect(page.locator('[data-cart-count]')).toHaveText('1');
  await expect(button).not.toHaveAttribute('aria-busy');
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toContain('web-design-starter');
});

/** A page whose scripts are held back is loaded only when they come. */
const early = { waitUntil: 'commit' } as const;

const leave = {
  reload: (page: Page) => page.reload(early),
  back: (page: Page) => page.goBack(early),
  'a typed address': (page: Page) => page.goto('/seo', early),
};

for (const [way, go] of Object.entries(leave))
  test(`an item whose button is pressed before the scripts run is in the cart after ${way}`, async ({
    page,
  }) => {
    await page.goto('/');
    const { letScriptsCome } = await openWithoutScripts(page, '/services');
    await page.getByRole('button', { name: 'Add to Cart: Starter Website' }).click();
    await go(page);
    letScriptsCome();
    await expect(page.locator('[data-cart-count]')).toHaveText('1');
    await page.goto('/cart');
    const item = page.locator('[data-cart-item=web-design-starter]');
    await expect(item).toContainText('Starter Website');
    await expect(item).not.toContainText('now it’s');
    await expect(page.locator('[data-total]')).toHaveText('฿25,000');
    const [stored] = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? ''));
    expect([stored.name, stored.price]).toEqual(['Starter Website', 25000]);
  });

test('keys that are pressed before the scripts run walk through the menu afterwards', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { letScriptsCome } = await openWithoutScripts(page, '/');
  const services = page.locator('.menu-bar summary', { hasText: 'Services' });
  await services.focus();
  await page.keyboard.press('ArrowDown');
  letScriptsCome();
  await expect(page.locator('.menu-bar a', { hasText: 'Web design and hosting' })).toBeFocused();
});

test('a menu opens before the scripts run', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithoutScripts(page, '/');
  await page.locator('.phone-menu > summary').click();
  await expect(page.getByRole('link', { name: /^Call / })).toBeVisible();
});

test('a click elsewhere closes a menu before the scripts run', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWithoutScripts(page, '/');
  const link = page.locator('.menu-bar a', { hasText: 'Web design and hosting' });
  await page.locator('.menu-bar summary', { hasText: 'Services' }).click();
  await expect(link).toBeVisible();
  await page.mouse.click(10, 700);
  await expect(link).toBeHidden();
});

ownSiteTest(
  'what is typed and sent in the contact form before the scripts run arrives as an inquiry',
  {
    tag: '@daily',
  },
  async ({ page, site }) => {
    const { letScriptsCome } = await openWithoutScripts(page, '/contact');
    await fillFields(page, { ...inquiry, subject: 'A new menu' });
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    letScriptsCome();
    await expect(page).toHaveURL('/thank-you');
    await expect.poll(() => textsOf(site)).toContainEqual(expect.stringContaining(inquiry.message));
  },
);

test('a subject of the address does not come back once the visitor has emptied the field', async ({
  page,
}) => {
  const { letScriptsCome } = await openWithoutScripts(page, '/contact?subject=A%20new%20menu');
  const subject = page.getByLabel('Subject');
  await subject.pressSequentially('x');
  await subject.press('Backspace');
  letScriptsCome();
  await awake(page);
  await expect(subject).toHaveValue('');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.locator('[data-alerts]').getByRole('link', { name: 'Subject' })).toBeVisible();
});

test('the draft of a form keeps what was typed before the scripts ran', async ({ page }) => {
  const { letScriptsCome } = await openWithoutScripts(page, '/contact');
  await page.getByLabel('Message').fill('Half a thought');
  letScriptsCome();
  await awake(page);
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('Half a thought');
});

ownSiteTest(
  'a page whose scripts never come works as it does without any',
  { tag: '@daily' },
  async ({ page, site }) => {
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await page.goto('/contact');
    await fillFields(page, { ...inquiry, subject: 'A new menu' });
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page).toHaveURL('/thank-you');
    await expect.poll(() => textsOf(site)).toContainEqual(expect.stringContaining(inquiry.message));
  },
);
