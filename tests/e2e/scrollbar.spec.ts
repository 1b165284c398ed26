import { expect, sharedSiteTest as test } from '../support/site';

/** By how much of its height a page may seem longer or shorter than it is. */
const most = 0.08;

for (const [path, width] of [
  ['/', 1440],
  ['/seo', 390],
  ['/mobile-app', 390],
  ['/portfolio', 1440],
] as const)
  test(`the scrollbar tells how long a page is before it is laid out: ${path} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
    const told = await heightOf();
    await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
    await page.waitForFunction(() =>
      [...document.styleSheets].some(({ href, media }) => href !== null && media.mediaText === 'all'),
    );
    await page.evaluate(() => {
      const whole = new CSSStyleSheet();
      whole.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets = [whole];
    });
    expect(Math.abs(told / (await heightOf()) - 1)).toBeLessThan(most);
  });
