import { execFileSync } from 'node:child_process';
import type { Servers } from './servers';
import { median, type Section, whole } from './table';

const page = '/th/seo';
const connections = 64;
const turns = 4;

type Load = { perSecond: number; p99: number; errors: number };

/** How many pages a second each server gives out. @throws where there is no `wrk` */
export async function loadSection({ fronts, bare }: Servers, seconds: number): Promise<Section> {
  const asked = [
    { name: 'nginx, bare file', url: `${bare}${page}.html` },
    ...fronts.toReversed().map(({ name, site }) => ({ name, url: `${site}${page}` })),
  ].map(({ name, url }) => ({ name, url, taken: [] as Load[] }));
  // In turns, so that what the machine does meanwhile meets all of them alike.
  for (let turn = 0; turn < turns; turn++)
    for (const { url, taken } of asked) taken.push(load(url, seconds / turns));
  const rates = asked.map(({ taken }) => median(taken.map(({ perSecond }) => perSecond)));
  return {
    title: 'Requests for a page',
    about: `${page}, ${connections} connections that are kept; errors are those of the connection and answers other than 200. At least 70 % of the bare file is what we promise ourselves.`,
    columns: ['', 'a second', 'of bare', 'p99 ms', 'errors'],
    rows: asked.map(({ name, taken }, index) => [
      name,
      whole(rates[index] ?? 0),
      `${whole((100 * (rates[index] ?? 0)) / (rates[0] ?? 1))} %`,
      median(taken.map(({ p99 }) => p99)).toFixed(1),
      whole(taken.reduce((sum, { errors }) => sum + errors, 0)),
    ]),
  };
}

function load(url: string, seconds: number): Load {
  const said = execFileSync(
    'wrk',
    ['--latency', '-t2', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: br, gzip', url],
    { encoding: 'utf8' },
  );
  const number = (pattern: RegExp) => Number(pattern.exec(said)?.[1] ?? 0);
  const [, p99 = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(said) ?? [];
  const [, ...faults] =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(said) ?? [];
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p99: Number(p99) * ({ us: 0.001, s: 1000 }[unit] ?? 1),
    errors: faults.map(Number).reduce((sum, count) => sum + count, number(/Non-2xx or 3xx responses: (\d+)/)),
  };
}
