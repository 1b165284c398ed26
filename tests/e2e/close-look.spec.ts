import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { fillCart } from '../support/purchase';
import { messagesOf } from '../support/served-pages';
import { awake, expect, sharedSiteTest as test } from '../support/site';

/** Runs in the page: how far the sun of the cord ends above the first line of the heading, in pixels. */
function roomBelowCord(): number {
  const pull = document.querySelector('.cord > button');
  const heading = document.querySelector('h1');
  if (!pull || !heading) throw new Error('no cord or no heading');
  const { top, height, borderTopWidth } = getComputedStyle(pull, '::after');
  const sun = Number.parseFloat(top) + Number.parseFloat(height) + Number.parseFloat(borderTopWidth);
  const line = document.createRange();
  line.selectNodeContents(heading);
  return line.getBoundingClientRect().top - pull.getBoundingClientRect().top - sun;
}

test('the cord of a phone ends above the heading', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/payment/failed', '/seo', '/cart']) {
      await page.goto(path);
      expect(await page.evaluate(roomBelowCord), path).toBeGreaterThan(0);
    }
  }
});

test('no cord hangs over an open menu', async ({ page }) => {
  await page.goto('/seo');
  const cord = page.locator('.cord');
  await expect(cord).toBeVisible();
  await page.locator('header summary', { hasText: 'Services' }).first().click();
  await expect(cord).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/seo');
  await page.locator('.phone-menu > summary').click();
  await expect(cord).toBeHidden();
  await page.locator('.phone-menu > summary').click();
  await expect(cord).toBeVisible();
});

test('by night the board of the contact page has a tube along its edge', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/contact');
  const board = page.locator('main .contact-board');
  expect(await board.evaluate((part) => getComputedStyle(part).boxShadow)).toContain('inset');
});

/** The hardest step from one row of pixels to the next, from 0 to 255, in a part of the page. */
async function hardestStep(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const steps = [...data].map((pixel, at) => Math.abs(pixel - (data[at - info.width] ?? pixel)));
  return Math.max(...steps);
}

test('by night the light of a tube fades around the lettering of a route', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const route = page.locator('.routes a').nth(1);
  await route.evaluate((link) => {
    link.style.color = 'transparent';
  });
  const box = await route.boundingBox();
  if (!box) throw new Error('no route');
  const clip = { x: box.x + 40, y: box.y - 12, width: box.width - 80, height: box.height + 24 };
  expect(await hardestStep(page, clip)).toBeLessThan(12);
});

test('Thai readers see customers quoted in large letters and a Thai name on the sign', async ({ page }) => {
  await page.goto('/th');
  await page.mouse.move(40, 40);
  await page.mouse.move(80, 300);
  await awake(page);
  const quote = page.locator('.quotes blockquote').first();
  const { fontFamily, fontSize } = await quote.evaluate((part) => {
    const style = getComputedStyle(part);
    return { fontFamily: style.fontFamily, fontSize: Number.parseFloat(style.fontSize) };
  });
  expect(fontFamily).toContain('Chonburi');
  expect(fontSize).toBeGreaterThan(28);
  await expect(page.locator('#your-name')).toHaveAttribute('placeholder', /^\p{Script=Thai}+$/u);
});

test('what is sold no more is the first thing to deal with in a cart, and clearing it the last', async ({
  page,
}) => {
  await fillCart(page, ['vps-starter', 'no-such-item']);
  await page.goto('/cart');
  await awake(page);
  const { removeGone, clear, quotation } = messagesOf('en', 'cart');
  await expect(page.locator('main .btn-red:enabled')).toHaveText([removeGone]);
  await expect(page.getByRole('link', { name: quotation })).not.toHaveClass(/btn-ink/);
  await expect(page.getByRole('button', { name: clear })).not.toHaveClass(/btn/);
});

test('on a phone the link to our chat comes before the code that another phone would scan', async ({
  page,
}) => {
  await page.goto('/thank-you');
  const link = page.getByRole('link', { name: 'Open LINE' });
  const topOf = async (part: ReturnType<Page['locator']>) => (await part.boundingBox())?.y ?? 0;
  const code = page.locator('main svg[data-qr]');
  expect(await topOf(code)).toBeLessThan(await topOf(link));
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await topOf(code)).toBeGreaterThan(await topOf(link));
});

test('in colours that the visitor chose, boards have edges', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await page.mouse.move(40, 40);
  await page.mouse.move(80, 300);
  // Once the whole sheet has come.
  await expect(page.locator('.house > b').first()).toHaveCSS('border-top-width', '2px');
});
