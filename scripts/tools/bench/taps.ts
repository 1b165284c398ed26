import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { offer } from '@/lib/company/offer';
import type { Front } from './servers';
import { median, type Section, whole } from './table';
import { browserFlags, requireFullBrowser } from './tools';

const addresses = ['/seo', '/th/seo'];

const bytesPerSecond = (1.6 * 1024 * 1024) / 8;

/** From a tap on Add to Cart to the count in the cart, on a slow phone. */
export async function tapsSection(fronts: readonly Front[], rounds: number): Promise<Section> {
  const browser = await chromium.launch({ executablePath: requireFullBrowser(), args: browserFlags });
  const rows: string[][] = [];
  try {
    for (const { name, site } of fronts)
      for (const address of addresses) {
        const cells: string[] = [];
        for (const when of ['before', 'after'] as const) {
          const taken: number[] = [];
          for (let round = 0; round < rounds; round++)
            taken.push(await tap(browser, `${site}${address}`, when));
          cells.push(whole(median(taken)));
        }
        rows.push([`${name} ${address}`, ...cells]);
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

/** A page in a fresh context, for a visitor who has closed the pop-up. */
async function openSlowPhone(browser: Browser): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 412, height: 823 },
  });
  const page = await context.newPage();
  await page.addInitScript((id) => localStorage.setItem('closed-offers', JSON.stringify([id])), offer.id);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  return { page, context };
}

async function tap(browser: Browser, url: string, when: 'before' | 'after'): Promise<number> {
  const { page, context } = await openSlowPhone(browser);
  try {
    await page.addInitScript(() => {
      const times: { tapped?: number; answered?: number } = {};
      Object.assign(window, { times });
      addEventListener('touchstart', (event) => (times.tapped ??= event.timeStamp), {
        capture: true,
        passive: true,
      });
      const look = () => {
        if (document.querySelector('[data-cart-count]')?.textContent?.trim() === '1')
          times.answered ??= performance.now();
        else requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(url, { waitUntil: 'commit' });
    const button = page.locator('main button[data-held], main button').filter({ visible: true }).first();
    await button.waitFor();
    if (when === 'after') {
      // Scripts start with the first sign of a visitor.
      await page.waitForLoadState('load');
      await page.evaluate(() => dispatchEvent(new Event('pointermove')));
      await page.locator('html[data-awake]').waitFor({ state: 'attached', timeout: 60_000 });
    }
    await button.scrollIntoViewIfNeeded();
    await button.tap({ noWaitAfter: true });
    const taken = await page.waitForFunction(
      () => {
        const { tapped, answered } =
          (window as Window & { times?: { tapped?: number; answered?: number } }).times ?? {};
        return tapped !== undefined && answered !== undefined ? answered - tapped : undefined;
      },
      undefined,
      { timeout: 60_000 },
    );
    return (await taken.jsonValue()) ?? Number.NaN;
  } finally {
    await context.close();
  }
}
