import type { Servers } from './servers';
import { type Section, whole } from './table';
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
  for (const { isForNode, ...plan } of plans) {
    const bare = await load(`${urls.bare}${page}.html`, { ...plan, headers });
    const behind = await load(`${urls.nginx}${page}`, { ...plan, headers });
    rows.push(rowOf(`nginx, bare file, ${plan.connections} connections`, bare, bare));
    rows.push(rowOf(`nginx, the site, ${plan.connections} connections`, behind, bare));
    if (!isForNode) continue;
    const node = await load(`${urls.node}${page}`, { ...plan, headers });
    rows.push(rowOf(`npm start, ${plan.connections} connections`, node, bare));
  }
  return {
    title: 'Requests for a page',
    about: `${page}, by http with connections kept; errors are those of the connection and answers other than 200. At least 70 % of the bare file, and at most twice its p99, is what we promise ourselves.`,
    columns: ['', 'a second', 'of bare', 'p99 ms', '× bare', 'errors'],
    rows,
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
