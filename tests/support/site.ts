import { type BrowserContextOptions, expect, type Page, test as playwrightTest } from '@playwright/test';
import { bringAxe } from './axe';
import { closeOffers } from './purchase';
import { openSite, type Site } from './running-site';

type SiteFixtures = { site: Site; siteSettings: Record<string, string> };

type VisitorFixtures = {
  /** Whether the visitor has closed the pop-up before, which would come into every journey after ten seconds. */
  hasClosedOffer: boolean;
  /** What the customer holds in their hand. */
  customerDevice: BrowserContextOptions;
  /** A page of a customer with a browser of their own, where `page` is that of the staff; axe comes along. */
  customer: Page;
};

type WorkerFixtures = {
  /** The site with these settings that all tests of a worker share. */
  sharedSite: (settings: Record<string, string>) => Promise<Site>;
};

/** All tests are made from this one, since Playwright starts another process for tests of other worker fixtures. */
const base = playwrightTest.extend<Pick<SiteFixtures, 'siteSettings'> & VisitorFixtures, WorkerFixtures>({
  siteSettings: [{}, { option: true }],
  hasClosedOffer: [true, { option: true }],
  context: async ({ context, hasClosedOffer }, use) => {
    if (hasClosedOffer) await closeOffers(context);
    await use(context);
  },
  sharedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const opened = new Map<string, ReturnType<typeof openSite>>();
      await use(async (settings) => {
        const key = JSON.stringify(settings);
        const opening = opened.get(key) ?? openSite(settings);
        opened.set(key, opening);
        return (await opening).site;
      });
      for (const opening of opened.values()) await (await opening).close();
    },
    { scope: 'worker' },
  ],
  customerDevice: [{ viewport: { width: 390, height: 844 } }, { option: true }],
  customer: async ({ browser, baseURL, customerDevice, hasClosedOffer }, use) => {
    const context = await browser.newContext({ ...customerDevice, ...(baseURL && { baseURL }) });
    if (hasClosedOffer) await closeOffers(context);
    const page = await context.newPage();
    await bringAxe(page);
    await use(page);
    await context.close();
  },
  // A blurred page is drawn anew for each frame, which takes more time than the whole journey; one test looks at the blur.
  page: async ({ page }, use) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
    });
    const refused: string[] = [];
    page.context().on('console', (message) => {
      if (/content security policy/i.test(message.text())) refused.push(message.text());
    });
    await use(page);
    expect(refused, 'what the content policy refused').toEqual([]);
  },
});

/** Waits until the scripts of a page hear what is done on it. */
export async function awake(page: Page): Promise<void> {
  await expect(page.locator('html[data-awake]')).toBeAttached();
}

/** Tests with a site of their own, so that they may stop it and read what it stored; `siteSettings` are its environment. */
export const test = base.extend<SiteFixtures>({
  site: async ({ siteSettings }, use) => {
    const { site, close } = await openSite(siteSettings);
    await use(site);
    await close();
  },
  baseURL: ({ site }, use) => use(site.url),
});

/** Tests that ask nothing of what a site has stored: those of the same settings share one. */
export const sharedSiteTest = base.extend<SiteFixtures>({
  site: async ({ sharedSite, siteSettings }, use) => use(await sharedSite(siteSettings)),
  baseURL: ({ site }, use) => use(site.url),
});

export { expect };
