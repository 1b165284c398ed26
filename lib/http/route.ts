import 'server-only';
import { env } from '@/lib/env/env';
import { logError } from '@/lib/log';
import { type ErrorCode, errorStatus, type Failure, failure, type Result } from '@/lib/result';
import { countRequest, type Door } from './limits';
import { isFromOwnPages } from './origin';

type Params = Record<string, string>;
type RouteContext = { params: Promise<Params> };

/**
 * Makes a route handler for a post: origin, rate limit, parse, run, respond; the only place that catches surprises.
 * @param route `door` is what the request is counted under, `read` turns it into valid input, `run` is the use-case
 * @returns the handler; it answers `{ok: true, data}` or `{ok: false, error}` as JSON, never cached
 */
export function handle<Input, Data>(route: {
  door: Door;
  read: (request: Request, params: Params) => Promise<Result<Input>>;
  run: (input: Input) => Promise<Result<Data>>;
}) {
  return async (request: Request, context: RouteContext): Promise<Response> => {
    try {
      if (!isFromOwnPages(request.headers, env())) return respond(failure('forbidden'));
      const retryAfter = await countRequest(route.door, request.headers);
      if (retryAfter > 0) return respond(failure('too-many-requests', { retryAfter }));
      const input = await route.read(request, await context.params);
      return respond(input.ok ? await route.run(input.data) : input);
    } catch (error) {
      logError(route.door, error);
      return respond(failure('failed'));
    }
  };
}

/** Failures that leave a body half read. */
const cutsBody: ReadonlySet<ErrorCode> = new Set(['too-large', 'timed-out']);

/** Answers as JSON, never cached. */
export function respond(result: Result<unknown>): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (result.ok) return Response.json(result, { headers });
  if (result.error.retryAfter !== undefined) headers.set('Retry-After', String(result.error.retryAfter));
  // Else Node would read the rest after all, to keep the connection for another request.
  if (cutsBody.has(result.error.code)) headers.set('Connection', 'close');
  return Response.json(result, { status: statusOf(result.error), headers });
}

function statusOf({ code }: Failure): number {
  return errorStatus[code];
}
