import 'server-only';
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { z } from 'zod';
import { env } from '@/lib/env/env';
import { securityHeaders } from '@/lib/site/security-headers';
import { logTrial } from './trial';

/**
 * The header that carries the other end of a connection to the route handlers, which do not see the connection. Its name is drawn at
 * the start, so that no request can bring one of its own; every bundle of this process must know it.
 */
const shared: typeof globalThis & { socketAddressHeader?: string } = globalThis;

/** The address at the other end of the connection that a request came by; null where this process does not watch connections. */
export function socketAddress(headers: Headers): string | null {
  return shared.socketAddressHeader ? headers.get(shared.socketAddressHeader) : null;
}

const started = z.object({
  request: z.custom<IncomingMessage>(),
  response: z.custom<ServerResponse>(),
  server: z.custom<Server>(),
});

/** Over these Next fails with 500, where it should say that there is no such page, or no such method. */
const pathOfNoPage = '/-';
const methodOfNoRoute = 'PUT';

/** Whether what is asked for is a path, or a whole address, that can be decoded. */
function isPath(target: string): boolean {
  try {
    return /^(\/|https?:\/\/)/i.test(decodeURIComponent(target.split('?', 1).join('')));
  } catch {
    return false;
  }
}

/** Pages are read alone; the middleware, which is asked for no page that exists, refuses all else. */
function isAllowed({ method = '', url = '' }: IncomingMessage): boolean {
  return ['GET', 'HEAD'].includes(method) || /^(?:https?:\/\/[^/]*)?\/api\//i.test(url);
}

/** What Next tells others of its own doing, which they need not know. */
const inward = 'x-middleware-rewrite';

/** Lets an answer say what every answer says, as Next's own redirects and refusals do not, and keep to itself what is inward. */
function prepare(response: ServerResponse): void {
  for (const { key, value } of securityHeaders(env().siteUrl)) response.setHeader(key, value);
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => (name.toLowerCase() === inward ? response : setHeader(name, value));
}

/**
 * Watches the HTTP server of this process: notes where each request comes from, puts right what Next fails over or leaves out, and closes
 * connections that ask to be upgraded, which Next leaves open for ever. Called once, at the start; not for `next dev`, which upgrades connections itself.
 */
export function watchConnections(): void {
  const header = `x-socket-${randomUUID()}`;
  shared.socketAddressHeader = header;
  const watched = new WeakSet<Server>();
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = started.parse(message);
    prepare(response);
    logTrial(new Headers({ host: request.headers.host ?? '' }));
    request.headers[header] = request.socket.remoteAddress ?? '';
    if (!isPath(request.url ?? '') || !isAllowed(request)) request.url = pathOfNoPage;
    if (request.method === 'TRACE') request.method = methodOfNoRoute;
    if (watched.has(server)) return;
    watched.add(server);
    server.prependListener('upgrade', (_request, socket) => socket.destroy());
  });
}
