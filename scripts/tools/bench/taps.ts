import { type Browser, chromium } from '@playwright/test';
import { offer } from '@/lib/company/offer';
import type { Front } from './servers';
import { browserFlags, median, type Section, whole } from './table';

const bytesPerSecond = (1.6 * 1024 * 1024) / 8;

/** From a tap on Add to Cart to the count in the cart, on a slow phone. */
export async function tapsSection(
  fronts: readonly Front[],
  rounds: number,
  executablePath: string,
): Promise<Section> {
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  const rows: string[][] = [];
  try {
    for (const { name, site } of fronts)
      for (const address of ['/seo', '/th/seo']) {
        const row = [`${name} ${address}`];
        for (const isAwake of [false, true]) {
          const taken: number[] = [];
          while (taken.length < rounds) taken.push(await tap(browser, `${site}${address}`, isAwake));
          row.push(whole(median(taken)));
        }
        rows.push(row);
      }
  } finally {
    await browser.close();
  }
  return {
    title: 'A tap on Add to Cart',
    about: `Milliseconds to the count in the cart, at a quarter of the CPU, 1.6 Mbit/s and 150 ms; as soon as the page shows, and after its scripts run. Median of ${rounds}.`,
    columns: ['', 'before the scripts', 'after'],
    rows,
  };
}

/** A tap in a fresh context, of a visitor who has closed the pop-up. @returns milliseconds */
async function tap(browser: Browser, url: string, isAwake: boolean): Promise<number> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 412, height: 823 },
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await page.addInitScript((id) => {
      localStorage.setItem('closed-offers', JSON.stringify([id]));
      addEventListener('touchstart', () => performance.mark('tapped'), { capture: true, once: true });
      const look = () => {
        if (document.querySelector('[data-cart-count]')?.textContent?.trim() === '1')
          performance.mark('answered');
        else requestAnimationFrame(look);
      };
      look();
    }, offer.id);
    await page.goto(url, { waitUntil: 'commit' });
    const button = page.locator('main button[data-held], main button').filter({ visible: true }).first();
    await button.waitFor();
    if (isAwake) {
      // Scripts start with the first sign of a visitor.
      await page.waitForLoadState('load');
      await page.evaluate(() => dispatchEvent(new Event('pointermove')));
      await page.locator('html[data-awake]').waitFor({ state: 'attached', timeout: 60_000 });
    }
    await button.scrollIntoViewIfNeeded();
    await button.tap({ noWaitAfter: true });
    await page.waitForFunction(() => performance.getEntriesByName('answered').length, null, {
      timeout: 60_000,
    });
    return await page.evaluate(() => performance.measure('tap', 'tapped', 'answered').duration);
  } finally {
    await context.close();
  }
}
