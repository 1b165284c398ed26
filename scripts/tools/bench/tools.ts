import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const folder = resolve('node_modules/.cache/bench-tools');

/** Installs what the benchmark alone needs, by a lock file of its own; a second time it is there. @returns the path of Lighthouse */
export async function installTools(): Promise<string> {
  const lighthouse = join(folder, 'node_modules/.bin/lighthouse');
  const lock = 'package-lock.json';
  const isSame =
    existsSync(lighthouse) &&
    (await readFile(join(folder, lock), 'utf8')) ===
      (await readFile(`scripts/tools/bench/tools/${lock}`, 'utf8'));
  if (isSame) return lighthouse;
  await mkdir(folder, { recursive: true });
  for (const file of ['package.json', lock])
    await copyFile(`scripts/tools/bench/tools/${file}`, join(folder, file));
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  });
  return lighthouse;
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

/** @throws when there is no wrk */
export function requireWrk(): void {
  try {
    execFileSync('which', ['wrk'], { stdio: 'ignore' });
  } catch {
    throw new Error('wrk is needed to make many requests: apt-get install wrk');
  }
}
