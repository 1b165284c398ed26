import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { requireBrowser } from '../../../tests/support/browser.mjs';

const folder = resolve('scripts/tools/bench/tools');

/** Installs what the benchmark alone needs, by a lock file of its own. @returns the path of Lighthouse */
export function installLighthouse(): string {
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  });
  return resolve(folder, 'node_modules/.bin/lighthouse');
}

/** What Chromium is started with; it believes any certificate, and asks nobody for anything. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--ignore-certificate-errors',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Lighthouse needs the whole Chromium, where there is one. */
export function requireFullBrowser(): string {
  process.env.CHROMIUM_PATH ??= '/usr/bin/chromium';
  return requireBrowser();
}

/** @throws when there is no wrk */
export function requireWrk(): void {
  try {
    execFileSync('which', ['wrk'], { stdio: 'ignore' });
  } catch {
    throw new Error('wrk is needed to make many requests: apt-get install wrk');
  }
}
