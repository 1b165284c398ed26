import 'server-only';
import { z } from 'zod';
import { logError } from '@/lib/log';
import { fetchJson } from './fetch-json';
import snapshot from './rdap-snapshot.json';

/** IANA's list of RDAP servers (RFC 9224): each service is its zones and their addresses. */
const bootstrap = z.object({
  services: z
    .array(z.tuple([z.array(z.string()), z.array(z.url({ protocol: /^https?$/ }))], z.unknown()))
    .min(1),
});

type Bootstrap = z.infer<typeof bootstrap>;

const minute = 60_000;
const day = 24 * 60 * minute;
const maxBytes = 2 * 1024 * 1024;

/**
 * Opens the list of RDAP servers. It is read anew once a day; until it was read, and while it cannot be read, the
 * list that is shipped with the site serves.
 * @param bootstrapUrl where the list is; servers must speak https where the list does
 * @returns a function that answers the address of the server in charge of a domain, undefined when there is none
 */
export function openBootstrap({ bootstrapUrl, timeout }: { bootstrapUrl: string; timeout: number }) {
  let list: Bootstrap = bootstrap.parse(snapshot);
  let staleAt = 0;
  let reading: Promise<void> | undefined;

  const read = async () => {
    staleAt = Date.now() + 10 * minute;
    try {
      const answer = await fetchJson(bootstrapUrl, { signal: AbortSignal.timeout(timeout), maxBytes });
      list = bootstrap.parse(answer.status === 200 ? answer.json : undefined);
      staleAt = Date.now() + day;
    } catch (error) {
      logError('rdap bootstrap', error);
    }
  };

  return async (domain: string): Promise<URL | undefined> => {
    if (Date.now() >= staleAt) reading = read().finally(() => (reading = undefined));
    await reading;
    return findServer(list, domain, new URL(bootstrapUrl).protocol);
  };
}

/** The server of the longest zone that a domain ends with; `https:` servers only where the list came by https. */
function findServer({ services }: Bootstrap, domain: string, protocol: string): URL | undefined {
  const labels = domain.split('.');
  for (let start = 1; start < labels.length; start++) {
    const zone = labels.slice(start).join('.');
    const urls = services.find(([zones]) => zones.some((name) => name.toLowerCase() === zone))?.[1] ?? [];
    const url =
      urls.find((address) => address.startsWith('https:')) ?? (protocol === 'http:' ? urls[0] : undefined);
    if (url) return new URL(url.endsWith('/') ? url : `${url}/`);
    if (urls.length > 0) return undefined;
  }
  return undefined;
}
