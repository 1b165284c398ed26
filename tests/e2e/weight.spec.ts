import { localePath } from '@/lib/i18n/locales';
import { expect, sharedSiteTest as test } from '../support/site';
import { weightOf } from '../support/weight';

for (const locale of ['en', 'th'] as const)
  test(`nothing but page, sheet and fonts is fetched before somebody touches the page: ${locale}`, {
    tag: '@daily',
  }, async ({ page }) => {
    const kinds = new Set<string>();
    page.on('request', (request) => {
      if (!request.url().startsWith('data:') && !/icon\.\w+/.test(request.url()))
        kinds.add(request.resourceType());
    });
    await page.goto(localePath(locale, '/seo'), { waitUntil: 'networkidle' });
    expect([...kinds].sort()).toEqual(['document', 'font', 'stylesheet']);
    await page.mouse.move(100, 100);
    await expect(page.locator('html[data-awake]')).toBeAttached();
    kinds.delete('image');
    expect([...kinds].sort()).toEqual(['document', 'fetch', 'font', 'script', 'stylesheet']);
  });

/** Kilobytes that all drawings of a page may weigh, once somebody has scrolled to its end. */
const drawings = {
  '/': 18,
  '/portfolio': 14,
  '/pattaya-guide': 14,
  '/data-recovery': 14,
  '/cctv': 14,
};

for (const [path, budget] of Object.entries(drawings))
  test(`${path} asks for its drawings when somebody scrolls, and they are light`, async ({ page }) => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.svg') && !/icon/.test(pathname)) asked.add(pathname);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect([...asked]).toEqual([]);
    await page.mouse.wheel(0, 400);
    await expect(page.locator('html[data-awake]')).toBeAttached();
    for (const section of await page.locator('main > section').all()) await section.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(asked.size).toBeGreaterThan(0);
    expect([...asked].reduce((sum, address) => sum + weightOf(address), 0)).toBeLessThan(budget);
  });
