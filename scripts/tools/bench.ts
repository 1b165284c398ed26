/** Builds, serves and measures the site, prints tables and writes docs/bench.md: npm run bench -- [--quick] [--keep-build] [SECTION …] */
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { neutralSettings } from '../../tests/support/neutral-settings.mjs';
import { missingForNginx } from '../../tests/support/run-nginx';
import { lighthouseSection } from './bench/lighthouse';
import { ordersSection } from './bench/orders';
import { requestsSection } from './bench/requests';
import { startServers } from './bench/servers';
import { sectionText } from './bench/table';
import { tapsSection } from './bench/taps';
import { requireFullBrowser, requireWrk } from './bench/tools';

const asked = process.argv.slice(2);
const isQuick = asked.includes('--quick');
const wanted = asked.filter((word) => !word.startsWith('--'));
const isWhole = wanted.length === 0;
const rounds = isQuick ? 1 : 5;

const missing = missingForNginx();
if (missing) throw new Error(missing);
requireWrk();
if (!asked.includes('--keep-build'))
  execFileSync('npm', ['run', 'build'], {
    env: { ...process.env, ...neutralSettings, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
const servers = await startServers();
const sections = {
  pages: () => lighthouseSection(servers.fronts, rounds),
  taps: () => tapsSection(servers.fronts, rounds),
  requests: () => requestsSection(servers, isQuick),
  orders: () => ordersSection(servers, isQuick),
};

const chromium = execFileSync(requireFullBrowser(), ['--version'], { encoding: 'utf8' }).trim();
const machine = `${availableParallelism()} cores, Node ${process.versions.node}, ${chromium}`;
const date = new Date().toISOString().slice(0, 10);
const texts = [
  '# What was measured\n',
  `On ${date} by \`npm run bench${isQuick ? ' -- --quick' : ''}\` on ${machine}. A browser, the servers and what loads them share the machine.\n`,
];
try {
  for (const [name, measure] of Object.entries(sections)) {
    if (!isWhole && !wanted.includes(name)) continue;
    texts.push(sectionText(await measure()));
    console.log(texts.at(-1));
    // What was measured stays written when something later fails.
    if (isWhole) await writeFile('docs/bench.md', texts.join('\n'));
  }
} finally {
  await servers.stop();
}
