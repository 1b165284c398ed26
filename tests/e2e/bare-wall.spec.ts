import { signedPages } from '@/lib/drawings/page-signs';
import { routes } from '@/lib/site/routes';
import { bareShare } from '../support/bare-wall';
import { expect, sharedSiteTest as test } from '../support/site';

/** How much of a page may be wall with nothing but text on it. */
const most = 0.4;

for (const width of [1440, 390])
  test(`no page that sells something, and no guide, is mostly bare wall: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const bare: string[] = [];
    for (const name of ['home', ...signedPages] as const) {
      await page.goto(routes[name].path);
      // The whole sheet and the drawings come with the first sign of somebody.
      await page.mouse.move(40, 40);
      await page.mouse.move(80, 300);
      await expect(page.locator('html[data-awake]')).toBeAttached();
      const share = await bareShare(page);
      if (share > most) bare.push(`${name}: ${Math.round(share * 100)} %`);
    }
    expect(bare).toEqual([]);
  });
