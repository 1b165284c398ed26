import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

type Installed = { start: () => Promise<Engine> } | { missing: string };

const libraries = '/usr/lib';

/** The engines beside Chromium, or which packages of Debian they lack here. */
export const engines: Record<'Firefox' | 'WebKit', Installed> = { Firefox: firefox(), WebKit: webKit() };

function firefox(): Installed {
  const program = [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ].find((file) => existsSync(file));
  return program ? { start: () => startFirefox(program) } : { missing: 'firefox-esr' };
}

/** Its small browser lies with its libraries, in a folder named after machine and version. */
function webKit(): Installed {
  const driver = '/usr/bin/WebKitWebDriver';
  const browser = foldersOf(libraries)
    .flatMap((machine) => foldersOf(machine).filter((folder) => /\/webkit2?gtk-[\d.]+$/.test(folder)))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((file) => existsSync(file));
  if (!browser || !existsSync(driver)) return { missing: 'webkit2gtk-driver' };
  if (!existsSync('/usr/bin/Xvfb')) return { missing: 'xvfb' };
  return { start: () => startWebKit({ driver, browser }) };
}

function foldersOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => join(folder, entry.name));
}
