import { expect, sharedSiteTest as test } from '../support/site';
import { bringSheet } from '../support/whole-sheet';

/** Of a page its width, and by how much of its height it may seem longer or shorter than it is. */
for (const [path, width, most] of [
  ['/', 1440, 0.15],
  ['/', 390, 0.15],
  ['/seo', 1440, 0.15],
  ['/mobile-app', 390, 0.15],
] as const)
  test(`the scrollbar tells how long a page is before it is laid out: ${path} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
    const told = await heightOf();
    await bringSheet(page);
    await page.evaluate(() => {
      const whole = new CSSStyleSheet();
      whole.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets = [whole];
    });
    expect(Math.abs(told / (await heightOf()) - 1)).toBeLessThan(most);
  });
