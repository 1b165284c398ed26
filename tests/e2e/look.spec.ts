import { localePath } from '@/lib/i18n/locales';
import { bringAxe, problemsByDayAndNight } from '../support/axe';
import { holdBack } from '../support/hold-back';
import { layoutShifts } from '../support/layout-shifts';
import { motifPaint } from '../support/page-looks';
import { fillCart } from '../support/purchase';
import { expect, sharedSiteTest as test } from '../support/site';
import { bringSheet } from '../support/whole-sheet';

test('axe finds nothing in the open payment dialog and the open menus, by day and by night', async ({
  page,
}) => {
  await bringAxe(page);
  await fillCart(page, ['vps-starter']);
  await page.goto('/cart');
  await page.locator('header summary', { hasText: 'Services' }).first().click();
  const problems = await problemsByDayAndNight(page);
  await page.getByRole('button', { name: 'Pay with PromptPay' }).click();
  await expect(page.locator('[data-qr]')).toBeVisible();
  problems.push(...(await problemsByDayAndNight(page)));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  // Axe takes sections that are not laid out yet for ones that lie over others.
  await page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('main > *'))
      section.style.contentVisibility = 'visible';
  });
  await page.locator('.phone-menu > summary').click();
  problems.push(...(await problemsByDayAndNight(page)));
  expect(problems).toEqual([]);
});

for (const locale of ['en', 'th', 'de'] as const) {
  test(`the payment dialog fits 320 px in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await fillCart(page, ['vps-premium', 'mobile-app-enterprise']);
    await page.goto(localePath(locale, '/cart'));
    await page.locator('section .btn-red').click();
    await expect(page.locator('[data-qr]')).toBeVisible();
    const dialog = await page.locator('dialog').evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(dialog).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('a board has a motif', async ({ page }) => {
  await page.goto('/services');
  await expect(page.locator(motifPaint)).toHaveCount(1);
});

test('painted stripes that are tapped stand apart', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const stripes = await page
    .locator('.routes a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
  expect(stripes).toHaveLength(4);
  for (const [index, stripe] of stripes.slice(1).entries())
    expect(stripe.top - stripes[index].bottom).toBeGreaterThanOrEqual(12);
});

for (const locale of ['en', 'th'] as const) {
  test(`at 200 % zoom and with text twice as large nothing is cut off: ${locale}`, async ({ page }) => {
    await fillCart(page, ['vps-premium', 'mobile-app-enterprise']);
    await page.setViewportSize({ width: 640, height: 512 });
    for (const text of ['100%', '200%']) {
      for (const path of ['/', '/services', '/cart', '/contact', '/business-cards', '/pattaya-guide']) {
        await page.goto(localePath(locale, path));
        await bringSheet(page);
        const found = await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
          const isCut = (box: Element) => {
            const { overflowX, overflowY } = getComputedStyle(box);
            const inside = document.createRange();
            inside.selectNodeContents(box);
            const [text, frame] = [inside.getBoundingClientRect(), box.getBoundingClientRect()];
            const isClippedX = overflowX !== 'visible' && text.right > frame.right + 1;
            const isClippedY = overflowY !== 'visible' && text.bottom > frame.bottom + 1;
            return isClippedX || isClippedY;
          };
          return {
            sideways: document.documentElement.scrollWidth - window.innerWidth,
            cut: [...document.querySelectorAll('h1, h2, h3, p, li, dd, a, button, summary, label')]
              // What is pushed on with a finger is not cut off.
              .filter(
                (box) =>
                  !box.closest('.street-strip, .shop-fronts, .features-walk, .areas > ul, .page-index'),
              )
              .filter((box) => box.checkVisibility() && !box.closest('.sr-only, .skip'))
              .filter((box) => {
                const { left, right } = box.getBoundingClientRect();
                return left < -1 || right > window.innerWidth + 1 || isCut(box);
              })
              .map((box) => box.textContent),
          };
        }, text);
        expect([path, text, found.cut]).toEqual([path, text, []]);
        expect([path, text, found.sideways]).toEqual([path, text, Math.min(0, found.sideways)]);
      }
    }
  });
}

for (const locale of ['en', 'th'] as const) {
  for (const width of [390, 1440]) {
    test(`nothing moves when fonts are slow: ${locale} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await fillCart(page, ['vps-starter']);
      for (const path of ['/', '/services', '/cart']) {
        const letFontsCome = await holdBack(page, '**/*.woff2');
        await page.goto(localePath(locale, path), { waitUntil: 'domcontentloaded' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        letFontsCome();
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        expect([path, await layoutShifts(page)]).toEqual([path, []]);
        await page.unroute('**/*.woff2');
      }
    });
  }
}

test('no phrase mark reaches the screen from a cart', async ({ page }) => {
  await fillCart(page, ['vps-starter']);
  await page.goto('/th/cart');
  await expect(page.locator('[data-total]')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('|', { useInnerText: true });
});

test('by night and with reduced motion nothing is animated', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('the bus of the payment moves on with its steps, and drives for who wants to see things move', async ({
  page,
}) => {
  await fillCart(page, ['vps-starter']);
  await page.goto('/cart');
  const bus = () =>
    page.locator('.stepper').evaluate((steps) => {
      const { left, transitionDuration } = getComputedStyle(steps, '::before');
      return { share: Number.parseFloat(left) / steps.getBoundingClientRect().width, transitionDuration };
    });
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.getByRole('button', { name: 'Pay with PromptPay' }).click();
    await expect(page.locator('[data-qr]')).toBeVisible();
    await expect.poll(async () => (await bus()).share).toBeCloseTo(1 / 6, 2);
    expect((await bus()).transitionDuration).toBe(reducedMotion === 'reduce' ? '0s' : '0.9s');
    await page.getByRole('button', { name: "I've Paid" }).click();
    await expect.poll(async () => (await bus()).share).toBeCloseTo(3 / 6, 2);
    await page.getByRole('button', { name: 'Show the QR code again' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
  }
});
