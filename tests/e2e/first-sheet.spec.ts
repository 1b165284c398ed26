import type { Page } from '@playwright/test';
import { expect, sharedSiteTest as test } from '../support/site';

/** What every element of a page looks like: its name, and a text for each property. */
function looks(page: Page): Promise<{ name: string; style: string[] }[]> {
  return page.evaluate(() => {
    const sides = [undefined, '::before', '::after'];
    return [...document.querySelectorAll('body, body *')].flatMap((element) =>
      sides.map((side) => {
        const style = getComputedStyle(element, side);
        // A face that came late is called by the name of what stands in its place from then on.
        const shown = [...style].filter((name) => !name.startsWith('--') && name !== 'font-family');
        return {
          name: `${element.tagName}.${element.getAttribute('class')}${side ?? ''}`,
          style: shown.map((property) => `${property}: ${style.getPropertyValue(property)}`),
        };
      }),
    );
  });
}

/** Opens a page on a phone whose whole stylesheet and scripts come when they are let. */
async function openWithFirstSheet(page: Page, path: string): Promise<{ letSheetCome: () => void }> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  let letSheetCome = () => {};
  const allowed = new Promise<void>((resolve) => {
    letSheetCome = resolve;
  });
  await page.route('**/*.css', async (route) => {
    await allowed;
    await route.continue();
  });
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return { letSheetCome };
}

const wholeSheetApplies = (page: Page) =>
  page.waitForFunction(() =>
    [...document.styleSheets].some(({ href, media }) => href !== null && media.mediaText === 'all'),
  );

for (const path of ['/', '/th', '/portfolio', '/th/pattaya-guide', '/contact'])
  test(`the sheet that comes with ${path} paints what the whole stylesheet paints`, async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    const { letSheetCome } = await openWithFirstSheet(page, path);
    const before = await looks(page);
    letSheetCome();
    await wholeSheetApplies(page);
    const changed = (await looks(page)).flatMap(({ name, style }, at) => {
      const values = style.filter((value, index) => value !== before[at]?.style[index]);
      return values.length > 0 ? [`${name} ${values.slice(0, 3).join(', ')}`] : [];
    });
    expect(changed.slice(0, 5)).toEqual([]);
  });

test('letters of the first paint stay when fonts and stylesheet come late', async ({ page }) => {
  let letFontsCome = () => {};
  const allowed = new Promise<void>((resolve) => {
    letFontsCome = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await allowed;
    await route.continue();
  });
  const { letSheetCome } = await openWithFirstSheet(page, '/');
  const heightOf = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().height);
  // Longer than a browser waits for an optional face.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(1500);
  const before = await heightOf();
  letFontsCome();
  letSheetCome();
  await wholeSheetApplies(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await heightOf()).toBe(before);
});
