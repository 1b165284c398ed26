import 'server-only';
import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { isPrivateHost } from '@/lib/env/private-host';
import { logError } from '@/lib/log';
import type { Availability, DomainChecker } from '../domain-checker';
import { fetchJson } from './fetch-json';
import { openBootstrap } from './rdap-bootstrap';

const maxBytes = 512 * 1024;
const maxRedirects = 3;
const maxRest = 60 * 60;
const usualRest = 60;

/** A domain as RDAP writes it (RFC 9083 §5.3). */
const domainObject = z.object({
  objectClassName: z.literal('domain'),
  ldhName: z.string().optional(),
  unicodeName: z.string().optional(),
  events: z
    .array(z.object({ eventAction: z.string(), eventDate: z.string() }))
    .catch([])
    .optional(),
});

/** What a registry's 404 may say (RFC 9083 §6). */
const errorObject = z.object({
  rdapConformance: z.array(z.string()).optional(),
  errorCode: z.literal(404).optional(),
});

type RdapOptions = {
  bootstrapUrl: string;
  /** Milliseconds for one look-up, redirects included. */
  timeout?: number;
};

/**
 * Asks the registry in charge by RDAP (RFC 7480, 9082, 9083). A name is taken where the answer is the domain itself, and
 * looks free where the registry's own server says 404 in RDAP's words; everything else is `unknown`. A server that asks for
 * a rest gets it.
 */
export function openRdapChecker({ bootstrapUrl, timeout = 4500 }: RdapOptions): DomainChecker {
  const findServer = openBootstrap({ bootstrapUrl, timeout });
  const restsUntil = new Map<string, number>();
  const isPlain = new URL(bootstrapUrl).protocol === 'http:';
  const isAllowed = (url: URL) =>
    isPlain ? /^https?:$/.test(url.protocol) : url.protocol === 'https:' && !isPrivateHost(url.hostname);

  const lookUp = async (domain: string, registry: URL, signal: AbortSignal): Promise<Answer> => {
    let url = new URL(`domain/${domain}`, registry);
    for (let hop = 0; hop <= maxRedirects; hop++) {
      if ((restsUntil.get(url.origin) ?? 0) > Date.now()) return unknown;
      const accept = 'application/rdap+json, application/json;q=0.5';
      const { status, type, headers, json } = await fetchJson(url, { signal, maxBytes, accept });
      const target = status >= 300 && status < 400 && headers.get('location');
      if (!target) {
        if (status === 429 || status === 503)
          restsUntil.set(url.origin, Date.now() + 1000 * restOf(headers.get('retry-after')));
        if (status === 200) return isDomain(json, domain) ? { is: 'taken', until: expiryIn(json) } : unknown;
        const isAuthority = url.origin === registry.origin;
        return status === 404 && isAuthority && isNotFound(type, json) ? { is: 'free' } : unknown;
      }
      url = new URL(target, url);
      if (!isAllowed(url)) return unknown;
    }
    return unknown;
  };

  const ask = async (domain: string, signal: AbortSignal | undefined): Promise<Answer> => {
    try {
      const registry = await findServer(domain);
      if (!registry) return unknown;
      const deadline = AbortSignal.timeout(timeout);
      return await lookUp(domain, registry, signal ? AbortSignal.any([signal, deadline]) : deadline);
    } catch (error) {
      if (!signal?.aborted) logError('rdap', error);
      return unknown;
    }
  };

  return {
    isSample: false,
    atOnce: 6,
    check: async (domain, signal) => (await ask(domain, signal)).is,
    expiry: async (domain) => (await ask(domain, undefined)).until,
  };
}

type Answer = { is: Availability; until?: Date | undefined };

const unknown: Answer = { is: 'unknown' };

/** The day on which the registration ends (RFC 9083 §4.5). */
function expiryIn(json: unknown): Date | undefined {
  const events = domainObject.safeParse(json).data?.events ?? [];
  const date = events.find(({ eventAction }) => eventAction === 'expiration')?.eventDate;
  const moment = new Date(date ?? '');
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

function isDomain(json: unknown, domain: string): boolean {
  const object = domainObject.safeParse(json);
  const name = object.data?.ldhName ?? object.data?.unicodeName;
  return name !== undefined && domainToASCII(name.replace(/\.$/, '')) === domain;
}

/** RDAP's own media type, with or without a body, or plain JSON that shows itself as RDAP; a gateway's 404 page is neither. */
function isNotFound(type: string, json: unknown): boolean {
  const error = errorObject.safeParse(json);
  if (type === 'application/rdap+json') return json === null || error.success;
  return type === 'application/json' && error.success && Object.values(error.data).some(Boolean);
}

/** Seconds that a server asks to be left alone for: a number or a date (RFC 9110 §10.2.3). */
function restOf(retryAfter: string | null): number {
  const seconds = /^\d+$/.test(retryAfter ?? '')
    ? Number(retryAfter)
    : (Date.parse(retryAfter ?? '') - Date.now()) / 1000;
  return Number.isNaN(seconds) ? usualRest : Math.min(Math.max(seconds, 1), maxRest);
}
