import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { offer } from '@/lib/company/offer';
import { requireFullBrowser } from './lighthouse';
import { browserFlags } from './tools';

export type Device = {
  hasTouch: boolean;
  /** How many times slower than this machine; 1 for as it is. */
  slowdown: number;
  /** Whether it is on a slow phone network: 1.6 Mbit/s, 150 ms. */
  isFarAway: boolean;
};

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: requireFullBrowser(),
    args: browserFlags,
  });
}

/** A page in a fresh context, for a visitor who has closed the pop-up. */
export async function openPage(
  browser: Browser,
  { hasTouch, slowdown, isFarAway }: Device,
): Promise<{ page: Page; context: BrowserContext; session: CDPSession }> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    hasTouch,
    isMobile: hasTouch,
    viewport: hasTouch ? { width: 412, height: 823 } : { width: 1350, height: 940 },
  });
  const page = await context.newPage();
  await page.addInitScript((id) => localStorage.setItem('closed-offers', JSON.stringify([id])), offer.id);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (isFarAway) {
    const bytesPerSecond = (1.6 * 1024 * 1024) / 8;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  return { page, context, session };
}
