/** Builds, serves and measures the site, prints tables and writes docs/bench.md: npm run bench -- [--quick] [--keep-build] [SECTION …] */
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { requireBrowser } from '../../tests/support/browser.mjs';
import { neutralSettings } from '../../tests/support/neutral-settings.mjs';
import { lighthouseSection } from './bench/lighthouse';
import { loadSection } from './bench/load';
import { startServers } from './bench/servers';
import { sectionText } from './bench/table';
import { tapsSection } from './bench/taps';

const asked = process.argv.slice(2);
const isQuick = asked.includes('--quick');
const wanted = asked.filter((word) => !word.startsWith('--'));
const rounds = isQuick ? 1 : 5;

// Lighthouse needs the whole Chromium, where there is one.
process.env.CHROMIUM_PATH ??= '/usr/bin/chromium';
const browser = requireBrowser();
if (!asked.includes('--keep-build'))
  execFileSync('npm', ['run', 'build'], {
    env: { ...process.env, ...neutralSettings, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
const servers = await startServers();
const sections = {
  pages: () => lighthouseSection(servers.fronts, rounds, browser),
  taps: () => tapsSection(servers.fronts, rounds, browser),
  load: () => loadSection(servers, isQuick ? 5 : 20),
};

const chromium = execFileSync(browser, ['--version'], { encoding: 'utf8' }).trim();
const machine = `${availableParallelism()} cores, Node ${process.versions.node}, ${chromium}`;
const date = new Date().toISOString().slice(0, 10);
const texts = [
  '# What was measured\n',
  `On ${date} by \`npm run bench${isQuick ? ' -- --quick' : ''}\` on ${machine}. A browser, the servers and what loads them share the machine.\n`,
];
try {
  for (const [name, measure] of Object.entries(sections)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    texts.push(sectionText(await measure()));
    console.log(texts.at(-1));
    // What was measured stays written when something later fails.
    if (wanted.length === 0) await writeFile('docs/bench.md', texts.join('\n'));
  }
} finally {
  await servers.stop();
}
