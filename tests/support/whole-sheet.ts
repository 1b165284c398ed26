import type { Page } from '@playwright/test';

/** A sign of somebody, until the whole sheet applies. */
export async function bringSheet(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ href, media }) => href !== null && media.mediaText === 'all'),
  );
}
