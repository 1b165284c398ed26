import { execFile, execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Front } from './servers';
import { browserFlags, kib, median, type Section, times, whole } from './table';

/** Home, one service page and both guides, in the default language and in the one with the most letters. */
const pages = ['/', '/seo', '/pattaya-guide', '/nightlife-guide'].flatMap((path) => [
  path,
  `/th${path}`.replace(/\/$/, ''),
]);

const paints = ['first-contentful-paint', 'largest-contentful-paint'];
/** Kinds of what a page loads, as DevTools names them. */
const kinds = ['Document', 'Script', 'Stylesheet', 'Font'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

type Loaded = { transferSize?: number; resourceType?: string };
type Report = {
  runtimeError?: { message: string };
  audits: Record<string, { numericValue?: number; details?: { items?: readonly Loaded[] } }>;
  categories: Record<string, { score: number | null }>;
};

/** Weight and pace of each page beside the hand-written one, by Lighthouse as a phone. It is installed by a lock file of its own. */
export async function lighthouseSection(
  fronts: readonly Front[],
  rounds: number,
  browser: string,
): Promise<Section> {
  const cwd = resolve('scripts/tools/bench/tools');
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd, stdio: 'inherit' });
  const rows: string[][] = [];
  for (const { name: server, site, plain } of fronts) {
    const measured = [
      { name: 'hand-written', url: plain },
      ...pages.map((path) => ({ name: path, url: `${site}${path}` })),
    ].map((page) => ({ ...page, taken: [] as Report[] }));
    // Round by round, so that what the machine does meanwhile meets all pages alike.
    for (let round = 0; round < rounds; round++)
      for (const { url, taken } of measured) taken.push(await measure(url, browser));
    const base = measured[0]?.taken ?? [];
    for (const { name, taken } of measured) rows.push([`${server} ${name}`, ...cellsOf(taken, base)]);
  }
  return {
    title: 'Weight and pace',
    about: `Lighthouse, mobile, simulated throttling, median of ${rounds}; KiB on the wire, before anybody touches the page; × is beside the hand-written page of the same server.`,
    columns: [
      '',
      'total',
      'HTML',
      'JS',
      'CSS',
      'fonts',
      'FCP ms',
      '×',
      'LCP ms',
      '×',
      'TBT ms',
      'CLS',
      'scores',
    ],
    rows,
  };
}

function cellsOf(taken: readonly Report[], base: readonly Report[]): string[] {
  const numberOf = (reports: readonly Report[], audit: string) =>
    median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const bytesOf = (kind?: string) =>
    median(
      taken.map(({ audits }) =>
        (audits['network-requests']?.details?.items ?? [])
          .filter(({ resourceType }) => kind === undefined || resourceType === kind)
          .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
      ),
    );
  return [
    ...[undefined, ...kinds].map((kind) => kib(bytesOf(kind))),
    ...paints.flatMap((audit) => [
      whole(numberOf(taken, audit)),
      times(numberOf(taken, audit), numberOf(base, audit)),
    ]),
    whole(numberOf(taken, 'total-blocking-time')),
    numberOf(taken, 'cumulative-layout-shift').toFixed(3),
    categories
      .map((name) => whole(100 * median(taken.map((report) => report.categories[name]?.score ?? 0))))
      .join(' '),
  ];
}

/** Now and then Lighthouse says by itself that a run has failed, and asks for another. */
async function measure(url: string, browser: string, tries = 3): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'scripts/tools/bench/tools/node_modules/.bin/lighthouse',
    [
      url,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      '--no-enable-error-reporting',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=--headless=new ${browserFlags.join(' ')}`,
    ],
    { maxBuffer: 256 * 1024 * 1024, env: { ...process.env, CHROME_PATH: browser } },
  );
  const report: Report = JSON.parse(stdout);
  if (!report.runtimeError) return report;
  if (tries === 1) throw new Error(report.runtimeError.message);
  return measure(url, browser, tries - 1);
}
