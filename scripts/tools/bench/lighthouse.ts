import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Front } from './servers';
import { kib, median, type Section, times, whole } from './table';
import { browserFlags, installLighthouse, requireFullBrowser } from './tools';

/** Home, one service page and both guides, in the default language and in the one with the most letters. */
const measuredPages = [
  '/',
  '/seo',
  '/pattaya-guide',
  '/nightlife-guide',
  '/th',
  '/th/seo',
  '/th/pattaya-guide',
  '/th/nightlife-guide',
];

const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

type Metric = keyof typeof metrics;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Kinds of what a page loads, as DevTools names them; everything else is `Other`. */
const kinds = ['Document', 'Script', 'Stylesheet', 'Font'] as const;

type Report = {
  runtimeError?: { message: string };
  audits: Record<string, { numericValue?: number; details?: { items?: readonly Loaded[] } }>;
  categories: Record<string, { score: number | null }>;
};
type Loaded = { transferSize?: number; resourceType?: string };

type Round = Record<Metric | 'total' | (typeof kinds)[number] | (typeof categories)[number], number>;

/** Weight and pace of each page beside the hand-written one, by Lighthouse as a phone. */
export async function lighthouseSection(fronts: readonly Front[], rounds: number): Promise<Section> {
  const lighthouse = installLighthouse();
  const rows: string[][] = [];
  for (const front of fronts) {
    const pages = [
      { name: 'hand-written', url: front.plain },
      ...measuredPages.map((path) => ({ name: path, url: `${front.site}${path}` })),
    ];
    const measured = new Map<string, Round[]>(pages.map(({ name }) => [name, []]));
    // Round by round, so that what the machine does meanwhile meets all pages alike.
    for (let round = 0; round < rounds; round++)
      for (const { name, url } of pages) measured.get(name)?.push(await measure(lighthouse, url));
    const base = middleOf(measured.get('hand-written') ?? []);
    for (const [name, taken] of measured) rows.push(rowOf(`${front.name} ${name}`, middleOf(taken), base));
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

function rowOf(name: string, round: Round, base: Round): string[] {
  return [
    name,
    ...[round.total, round.Document, round.Script, round.Stylesheet, round.Font].map(kib),
    whole(round.FCP),
    times(round.FCP, base.FCP),
    whole(round.LCP),
    times(round.LCP, base.LCP),
    whole(round.TBT),
    round.CLS.toFixed(3),
    categories.map((category) => whole(round[category] * 100)).join(' '),
  ];
}

function middleOf(rounds: readonly Round[]): Round {
  const [first] = rounds;
  if (!first) throw new Error('Lighthouse measured nothing');
  const names = Object.keys(first) as (keyof Round)[];
  return Object.fromEntries(names.map((name) => [name, median(rounds.map((round) => round[name]))])) as Round;
}

/** Now and then Lighthouse says by itself that a run has failed, and asks for another. */
const tries = 3;

async function measure(lighthouse: string, url: string): Promise<Round> {
  for (let left = tries - 1; ; left--) {
    try {
      return await measureOnce(lighthouse, url);
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

async function measureOnce(lighthouse: string, url: string): Promise<Round> {
  const { stdout } = await promisify(execFile)(
    lighthouse,
    [
      url,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      '--no-enable-error-reporting',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=--headless=new ${browserFlags.join(' ')}`,
    ],
    { maxBuffer: 256 * 1024 * 1024, env: { ...process.env, CHROME_PATH: requireFullBrowser() } },
  );
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  const numbers = Object.entries(metrics).map(([name, audit]) => [
    name,
    report.audits[audit]?.numericValue ?? Number.NaN,
  ]);
  const loaded = report.audits['network-requests']?.details?.items ?? [];
  const bytesOf = (items: readonly Loaded[]) =>
    items.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return Object.fromEntries([
    ...numbers,
    ['total', bytesOf(loaded)],
    ...kinds.map((kind) => [kind, bytesOf(loaded.filter(({ resourceType }) => resourceType === kind))]),
    ...categories.map((category) => [category, report.categories[category]?.score ?? 0]),
  ]);
}
