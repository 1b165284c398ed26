import type { BrowserContextOptions, Page } from '@playwright/test';

/** A cheap Android phone in the browser of LINE, with Thai as its language: it refuses downloads and has no Web Share. */
export const lineOnAndroid = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 13; SM-A047F Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.6367.82 Mobile Safari/537.36 Line/14.5.1/IAB',
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  acceptDownloads: false,
  locale: 'th-TH',
} satisfies BrowserContextOptions;

/** Takes from a page what the browser of a chat does not have. */
export async function withoutShare(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['share', 'canShare']) Reflect.deleteProperty(Navigator.prototype, name);
  });
}
