import { signedPages } from '@/lib/drawings/page-signs';
import { routes } from '@/lib/site/routes';
import { bareWall } from '../support/bare-wall';
import { expect, sharedSiteTest as test } from '../support/site';

/** How much of a page may be wall with nothing but text or white plates on it, and how long it may be so without a break. */
const most = { 1440: 0.4, 390: 0.5 } as const;
const longest = 1100;

for (const width of [1440, 390] as const)
  test(`no page that sells something, and no guide, is mostly bare wall: ${width} px`, async ({ page }) => {
    test.slow();
    const bare: string[] = [];
    for (const name of ['home', ...signedPages] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(routes[name].path);
      // The whole sheet and the drawings come with the first sign of somebody.
      await page.mouse.move(40, 40);
      await page.mouse.move(80, 300);
      await expect(page.locator('html[data-awake]')).toBeAttached();
      await page.waitForLoadState('networkidle');
      const wall = await bareWall(page);
      if (wall.share > most[width] || wall.longest > longest)
        bare.push(`${name}: ${Math.round(wall.share * 100)} %, ${wall.longest} px`);
    }
    expect(bare).toEqual([]);
  });
