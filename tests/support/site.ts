import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test as base, expect } from '@playwright/test';
import { temporaryFolder } from './temporary-folder';

/** A built site that runs in a process of its own, on a data folder of its own. */
export class Site {
  #process: ChildProcess | undefined;
  log = '';

  constructor(
    readonly url: string,
    readonly dataFolder: string,
    readonly settings: Record<string, string>,
  ) {}

  async start(): Promise<void> {
    const child = this.spawnServer();
    this.#process = child;
    const deadline = Date.now() + 60_000;
    while (!(await answers(this.url))) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`the site did not start:\n${this.log}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Starts a server process and collects what it prints; does not wait for it. */
  spawnServer(): ChildProcess {
    const child = spawn(
      process.execPath,
      ['node_modules/next/dist/bin/next', 'start', '-p', new URL(this.url).port],
      {
        env: {
          ...process.env,
          DATA_DIR: this.dataFolder,
          PORT: new URL(this.url).port,
          ...this.settings,
          NODE_ENV: 'production',
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return address.port;
}

/** Tests with a site of their own; `siteSettings` are its environment. */
export const test = base.extend<{ site: Site; siteSettings: Record<string, string> }>({
  siteSettings: [{}, { option: true }],
  site: async ({ siteSettings }, use) => {
    const { folder, remove } = await temporaryFolder();
    const site = new Site(`http://localhost:${await freePort()}`, folder, siteSettings);
    await site.start();
    await use(site);
    await site.stop();
    await remove();
  },
  baseURL: ({ site }, use) => use(site.url),
});

export { expect };
