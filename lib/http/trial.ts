import 'server-only';
import { env } from '@/lib/env/env';
import { isPrivateHost } from '@/lib/env/private-host';
import { logInfo } from '@/lib/log';
import { type Result, success } from '@/lib/result';

/** What tells the host name that was asked for; a proxy may put its own in `Host`, and the browser names the page in `Origin`. */
const tellers = ['host', 'x-forwarded-host', 'origin'] as const;

/**
 * Whether a site that is not live was asked, though it runs as in production, by a name that strangers can use. What they order there is
 * a trial, and they pay nobody (docs/decisions/0043).
 */
export function isTrial(headers: Headers): boolean {
  return env().isTrial && tellers.some((name) => isPublic(headers.get(name)));
}

function isPublic(said: string | null): boolean {
  const address = /^https?:/.test(said ?? '') ? said : `http://${said}`;
  // Browsers say null of what they keep to themselves.
  if (said === null || said === 'null' || address === null || !URL.canParse(address)) return false;
  return !isPrivateHost(new URL(address).hostname);
}

/** For a route's `read`: what `read` reads, and whether it is a trial. */
export function orTrial<Input extends object>(
  read: (request: Request, params: Record<string, string>) => Promise<Result<Input>>,
) {
  return async (request: Request, params: Record<string, string>) => {
    const input = await read(request, params);
    return input.ok ? success({ ...input.data, isTrial: isTrial(request.headers) }) : input;
  };
}

const hour = 60 * 60 * 1000;
let saidAt = Number.NEGATIVE_INFINITY;

/** Says in the log, once an hour, that strangers are served by a site that is not live. */
export function logTrial(headers: Headers, now = Date.now()): void {
  if (now - saidAt < hour || !isTrial(headers)) return;
  saidAt = now;
  logInfo(
    'Asked by a public name, and not live: orders are marked TRIAL, and pay nobody. Set SITE_URL, and build again.',
  );
}
