import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The first is Chromium without windows: it starts and draws in less time, and is what Playwright downloads for itself. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const advice = `No browser was found for the browser journeys. Any one of these helps:
  npx playwright install chromium        Playwright's own browser
  apt-get install chromium-headless-shell   Debian, as root; elsewhere chromium
  CHROMIUM_PATH=/path/to/chrome          a browser that is installed elsewhere`;

/** The path of a Chromium or Chrome: the one that is named, Playwright's own, or an installed one; undefined when there is none. */
function findBrowser() {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...installed].find(
    (path) => path && existsSync(path),
  );
}

/** Like findBrowser, but tries the system's package manager before it gives up with advice. */
export function requireBrowser() {
  const found = findBrowser() ?? (installByApt() ? findBrowser() : undefined);
  if (!found) throw new Error(advice);
  return found;
}

function installByApt() {
  if (
    process.platform !== 'linux' ||
    process.getuid?.() !== 0 ||
    spawnSync('apt-get', ['--version']).status !== 0
  )
    return false;
  console.log('No browser found: installing Chromium with apt-get …');
  const run = (...args) =>
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  run('update');
  const install = (browser) =>
    run('install', '-y', '--no-install-recommends', browser, 'fonts-noto-core').status === 0;
  return install('chromium-headless-shell') || install('chromium');
}
