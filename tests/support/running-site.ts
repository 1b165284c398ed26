import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { copyFolder } from './copy-folder';
import { freePort } from './free-port';
import { neutralSettings } from './neutral-settings.mjs';
import { serveByNginx } from './nginx';
import { temporaryFolder } from './temporary-folder';

/** A built site that runs in a process of its own, on a data folder of its own. */
export class Site {
  #process: ChildProcess | undefined;
  log = '';
  /** Where the build is that is started; a publication puts another one there. */
  folder = '.';

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
        cwd: this.folder,
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

/** The memory of the server's process, in megabytes; on Linux. */
export async function memoryOf(site: Site): Promise<number> {
  const status = await readFile(`/proc/${site.processId}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false;
  }
}

/** Starts a built site on a data folder of its own. */
export async function openSite(
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
