import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { expect, sharedSiteTest as test } from '../support/site';

const paths = [...Object.values(routes).map((route) => route.path), '/no-such-page'];

/** How far the paint of the page's motif stays inside its board, in px; nothing where there is no motif. */
function insets(page: Page) {
  return page.evaluate(() => {
    const motif = document.querySelector('.sign-inner > .motif');
    const board = motif?.parentElement?.getBoundingClientRect();
    const paint = motif?.querySelector('.paint');
    if (!motif || !board || !paint) return undefined;
    const { top, bottom, left, right } = paint.getBoundingClientRect();
    const isWhole = motif.classList.contains('motif-whole');
    return { isWhole, inside: [top - board.top, board.bottom - bottom, left, board.right - right] };
  });
}

for (const [width, colorScheme] of [
  [390, 'light'],
  [1024, 'light'],
  [1440, 'dark'],
] as const) {
  test(`no motif is cut at its upper edge, and a whole one nowhere: ${width} px, ${colorScheme}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const cut: unknown[] = [];
    let seen = 0;
    for (const path of paths) {
      await page.goto(path);
      const found = await insets(page);
      if (!found) continue;
      seen += 1;
      const sides = found.isWhole ? found.inside : found.inside.slice(0, 1);
      if (sides.some((inset) => inset < 0)) cut.push([path, found]);
    }
    expect(seen).toBeGreaterThan(20);
    expect(cut).toEqual([]);
  });
}
