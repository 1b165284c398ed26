/** Builds, serves and measures the site, prints tables and writes docs/bench.md: npm run bench -- [--quick] [--keep-build] [SECTION …] */
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { missingForNginx } from '../build/nginx/run-nginx';
import { buildSite, buildsSection } from './bench/builds';
import { enduranceSection } from './bench/endurance';
import { lighthouseSection, requireFullBrowser } from './bench/lighthouse';
import { nextPageSection } from './bench/next-page';
import { ordersSection } from './bench/orders';
import { requestsSection } from './bench/requests';
import { cores, startServers } from './bench/servers';
import { type Section, sectionText } from './bench/table';
import { tapsSection } from './bench/taps';
import { requireWrk } from './bench/tools';
import { tripsSection } from './bench/trips';

const asked = process.argv.slice(2);
const isQuick = asked.includes('--quick');
const wanted = asked.filter((word) => !word.startsWith('--'));
const isWhole = wanted.length === 0;
const rounds = isQuick ? 1 : 5;

const missing = missingForNginx();
if (missing) throw new Error(missing);
requireWrk();
const isWanted = (name: string) => isWhole || wanted.includes(name);

const buildSeconds = asked.includes('--keep-build') ? undefined : await buildSite();
const servers = await startServers();
const sections = {
  pages: () => lighthouseSection(servers.fronts, rounds),
  taps: () => tapsSection(servers.fronts, rounds),
  next: () => nextPageSection(servers.fronts, rounds),
  requests: () => requestsSection(servers, isQuick),
  orders: () => ordersSection(servers, isQuick),
  trips: () => tripsSection(isQuick),
  // It stops Node at its end.
  endurance: () => enduranceSection(servers, isQuick),
};

const machine = `${cores} cores, Node ${process.versions.node}, ${execFileSync(requireFullBrowser(), ['--version'], { encoding: 'utf8' }).trim()}`;
const texts = [
  '# What was measured\n',
  `By \`npm run bench${isQuick ? ' -- --quick' : ''}\` on ${machine}. A browser, the servers and what loads them share the machine.\n`,
];
/** What was measured stays written when something later fails. */
const add = async (section: Section) => {
  const text = sectionText(section);
  texts.push(text);
  console.log(text);
  if (isWhole) await writeFile('docs/bench.md', texts.join('\n'));
};
try {
  for (const [name, measure] of Object.entries(sections)) if (isWanted(name)) await add(await measure());
} finally {
  await servers.stop();
}
if (buildSeconds !== undefined && isWanted('build')) await add(await buildsSection(buildSeconds));
