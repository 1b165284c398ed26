import { expect, test } from '@playwright/test';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const address of ['/parts', '/th/parts']) {
    for (const width of [390, 1440]) {
      test(`photographs ${address} ${colorScheme} at ${width}`, async ({ browser, baseURL }) => {
        const page = await browser.newPage({ baseURL, colorScheme, viewport: { width, height: 900 } });
        await page.goto(address, { waitUntil: 'networkidle' });
        // The second load has the fonts at hand (docs/decisions/0010).
        await page.reload({ waitUntil: 'networkidle' });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        const name = `${address.slice(1).replace('/', '-')}.${width}.${colorScheme}.png`;
        await page.screenshot({ path: `tests/.output/parts/${name}`, fullPage: true });
        await page.close();
      });
    }
  }
}
