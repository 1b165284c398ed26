import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, type Page, test as playwrightTest } from '@playwright/test';
import { copyFolder } from './copy-folder';
import { freePort } from './free-port';
import { neutralSettings } from './neutral-settings.mjs';
import { serveByNginx } from './nginx';
import { closeOffers } from './purchase';
import { type ServedPage, servedPages } from './served-pages';
import { temporaryFolder } from './temporary-folder';

/** A built site that runs in a process of its own, on a data folder of its own. */
export class Site {
  #process: ChildProcess | undefined;
  log = '';

  /** @param port where the server listens, if a proxy stands before it */
  constructor(
    readonly url: string,
    readonly dataFolder: string,
    readonly settings: Record<string, string>,
    readonly port = Number(new URL(url).port),
  ) {}

  async start(): Promise<void> {
    const child = this.spawnServer();
    this.#process = child;
    const deadline = Date.now() + 300_000;
    while (!(await answers(`http://localhost:${this.port}`))) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`the site did not start:\n${this.log}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** The process that serves, while it runs. */
  get processId(): number | undefined {
    return this.#process?.pid;
  }

  /** Starts a server process and collects what it prints; does not wait for it. */
  spawnServer(): ChildProcess {
    // Behind a proxy as its service starts it (deploy/systemd).
    const isBehind = this.port !== Number(new URL(this.url).port);
    const child = spawn(
      process.execPath,
      [
        ...(isBehind ? ['--dns-result-order=ipv4first'] : []),
        'node_modules/next/dist/bin/next',
        'start',
        ...(isBehind ? ['-H', 'localhost'] : []),
        '-p',
        String(this.port),
      ],
      {
        env: {
          ...process.env,
          ...neutralSettings,
          NODE_ENV: 'production',
          NEXT_TELEMETRY_DISABLED: '1',
          DATA_DIR: this.dataFolder,
          PORT: String(this.port),
          ...this.settings,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    const collect = (chunk: Buffer) => {
      this.log += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    return child;
  }

  /** Ends the server as a deployment does, so that its data can be read. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  /** Ends the server without any warning. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false;
  }
}

async function openSite(
  settings: Record<string, string>,
): Promise<{ site: Site; close: () => Promise<void> }> {
  const { folder, remove } = await temporaryFolder();
  const template = process.env.SITE_TEMPLATE;
  if (template) copyFolder(template, folder);
  const port = await freePort();
  const proxy = process.env.THROUGH_NGINX
    ? await serveByNginx(port, { isSecure: false, believesTests: true })
    : undefined;
  const site = proxy
    ? new Site(proxy.url, folder, { SITE_URL: proxy.url, ...settings }, port)
    : new Site(`http://localhost:${port}`, folder, settings);
  await site.start();
  const close = async () => {
    await site.stop();
    await proxy?.stop();
    await remove();
  };
  return { site, close };
}

type SiteFixtures = { site: Site; siteSettings: Record<string, string> };

type VisitorFixtures = {
  /** Whether the visitor has closed the pop-up before, which would come into every journey after ten seconds. */
  hasClosedOffer: boolean;
};

type WorkerFixtures = {
  /** The site with these settings that all tests of a worker share. */
  sharedSite: (settings: Record<string, string>) => Promise<Site>;
  /** Every page of every language as it is served, fetched once. */
  pages: readonly ServedPage[];
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
  pages: [
    async ({ sharedSite }, use) => use(await servedPages((await sharedSite({})).url)),
    { scope: 'worker' },
  ],
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
