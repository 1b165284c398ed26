import type { Servers } from './servers';
import { median, type Section, whole } from './table';
import { type Load, load } from './wrk';

const page = '/th/seo';
const headers = { 'Accept-Encoding': 'br, gzip' };

/** How many pages a second each server gives out, and how they bear many visitors at once. */
export async function requestsSection({ load: urls }: Servers, isQuick: boolean): Promise<Section> {
  const rows: string[][] = [];
  const plans = [
    { connections: 64, seconds: isQuick ? 5 : 20, isForNode: true },
    { connections: 200, seconds: isQuick ? 5 : 60, isForNode: false },
  ];
  for (const { connections, seconds, isForNode } of plans) {
    const askedFor = [
      { name: 'nginx, bare file', url: `${urls.bare}${page}.html` },
      { name: 'nginx, the site', url: `${urls.nginx}${page}` },
      ...(isForNode ? [{ name: 'npm start', url: `${urls.node}${page}` }] : []),
    ];
    const taken = askedFor.map((): Load[] => []);
    const parts = isQuick ? 1 : 4;
    // In turns, so that what the machine does meanwhile meets all of them alike.
    for (let part = 0; part < parts; part++)
      for (const [index, { url }] of askedFor.entries())
        taken[index]?.push(await load(url, { connections, seconds: seconds / parts, headers }));
    const [bare] = taken;
    for (const [index, { name }] of askedFor.entries())
      rows.push(rowOf(`${name}, ${connections} connections`, togetherOf(taken[index]), togetherOf(bare)));
  }
  return {
    title: 'Requests for a page',
    about: `${page}, by http with connections kept; errors are those of the connection and answers other than 200. At least 70 % of the bare file, and at most twice its p99, is what we promise ourselves.`,
    columns: ['', 'a second', 'of bare', 'p99 ms', '× bare', 'errors'],
    rows,
  };
}

/** The median of the parts, but every error. */
function togetherOf(parts: readonly Load[] = []): Load {
  return {
    perSecond: median(parts.map(({ perSecond }) => perSecond)),
    p99: median(parts.map(({ p99 }) => p99)),
    errors: parts.reduce((sum, { errors }) => sum + errors, 0),
  };
}

function rowOf(name: string, measured: Load, bare: Load): string[] {
  return [
    name,
    whole(measured.perSecond),
    `${whole((100 * measured.perSecond) / bare.perSecond)} %`,
    measured.p99.toFixed(1),
    `${(measured.p99 / bare.p99).toFixed(1)}×`,
    whole(measured.errors),
  ];
}
