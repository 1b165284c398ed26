import type { Page } from '@playwright/test';
import { bringAxe, problemsOfColours } from '../support/axe';
import { holdBack } from '../support/hold-back';
import { expect, sharedSiteTest as test } from '../support/site';
import { bringSheet } from '../support/whole-sheet';

/** Opens a page whose whole stylesheet comes when it is let, and whose scripts never do. */
async function openWithFirstSheet(
  page: Page,
  { path, width = 390, height = 844 }: { path: string; width?: number; height?: number },
): Promise<{ letSheetCome: () => void }> {
  await page.setViewportSize({ width, height });
  const letSheetCome = await holdBack(page, '**/*.css');
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return { letSheetCome };
}

for (const path of [
  '/',
  '/th',
  '/portfolio',
  '/th/pattaya-guide',
  '/th/data-recovery',
  '/contact',
  '/server-access',
])
  for (const { width, colorScheme } of [
    { width: 390, colorScheme: 'light' },
    { width: 1440, colorScheme: 'dark' },
  ] as const)
    test(`the sheet that comes with ${path} paints what the whole one paints, ${colorScheme} at ${width} px`, async ({
      page,
    }, testInfo) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.route('**/*.woff2', (route) => route.abort());
      // Drawings come with the whole sheet by design.
      await page.route('**/*.svg', (route) => route.abort());
      // The highest window to which the first sheet applies alone.
      const { letSheetCome } = await openWithFirstSheet(page, { path, width, height: 959 });
      const before = await page.screenshot();
      letSheetCome();
      await bringSheet(page);
      const after = await page.screenshot();
      if (!after.equals(before))
        for (const [name, body] of Object.entries({ before, after }))
          await testInfo.attach(name, { body, contentType: 'image/png' });
      expect(after.equals(before)).toBe(true);
    });

test('what stands far below the first screen can be read before the whole sheet has come', async ({
  page,
}) => {
  await bringAxe(page);
  for (const path of ['/', '/seo', '/nightlife-guide']) {
    const { letSheetCome } = await openWithFirstSheet(page, { path });
    expect(await problemsOfColours(page), path).toEqual([]);
    letSheetCome();
  }
});

test('letters of the first paint stay when fonts and stylesheet come late', async ({ page }) => {
  const letFontsCome = await holdBack(page, '**/*.woff2');
  const { letSheetCome } = await openWithFirstSheet(page, { path: '/' });
  const heightOf = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().height);
  // Longer than a browser waits for an optional face.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(1500);
  const before = await heightOf();
  letFontsCome();
  letSheetCome();
  await bringSheet(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await heightOf()).toBe(before);
});
