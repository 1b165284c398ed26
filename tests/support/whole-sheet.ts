import type { Page } from '@playwright/test';

/** Brings the full stylesheet, as the first touch, key or scroll of a visitor does. */
export async function bringSheet(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
  await page.waitForFunction(() =>
    [...document.styleSheets].every(({ media }) => !media.mediaText.startsWith('print,')),
  );
}
