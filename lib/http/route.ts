import 'server-only';
import { LoggableError, logError } from '@/lib/log';
import { failure, type Result } from '@/lib/result';
import { type Answer, asJson, type Params } from './answer';
import { addedToAnswer } from './answer-cookies';
import { cookieHeader } from './cookies';
import { later } from './later';
import { type Counted, knownRefusal, type LimitName, refusal, sharesCount } from './limits';
import { isAllowedOrigin } from './origin';
import { withRequestId } from './request-id';

type RouteContext = { params: Promise<Params> };

/** After how many seconds a request may come again that found too many others under way. */
const busySeconds = 30;

/**
 * Makes a route handler for what our own pages ask of the server: origin, limit, read, run, answer. Surprises are logged and
 * answered as `failed`.
 * @param route `limit` is what the request is counted under, `read` turns it into valid input, `run` is the use-case, `answer`
 *   writes its result (JSON unless told otherwise), `afterwards` is done once a success has been answered; of more than `atOnce` under
 *   way the rest is answered `unavailable`, before anything of its body is read into memory. `counts: 'beside'` saves a trip to the
 *   database: it counts a request while `run` looks at what came, so only a visitor whom this process refused before is turned away
 *   unread. `failures` counts those alone and turns away nobody before: what succeeds does so whatever others of that network tried
 */
export function route<Input, Data>({
  limit,
  atOnce = Number.POSITIVE_INFINITY,
  counts = 'before',
  read,
  run,
  answer = asJson,
  afterwards,
}: {
  limit: LimitName;
  atOnce?: number;
  counts?: 'before' | 'beside' | 'failures';
  read: (request: Request, params: Params) => Promise<Result<Input>>;
  run: (input: Input, counted?: Counted) => Promise<Result<Data>>;
  answer?: Answer<Data>;
  afterwards?: () => Promise<void>;
}) {
  let underWay = 0;

  return (request: Request, context?: RouteContext): Promise<Response> =>
    withRequestId(async () => {
      const params = (await context?.params) ?? {};
      const respond = answer(request, params);
      const result = await attempt(limit, () => admit(request, params));
      const response = await respond(result);
      for (const cookie of addedToAnswer(request))
        response.headers.append('Set-Cookie', cookieHeader(cookie));
      return response;
    });

  async function admit(request: Request, params: Params): Promise<Result<Data>> {
    if (underWay >= atOnce) {
      logError(limit, new LoggableError('Busy', `${underWay} are under way`));
      return failure('unavailable', { retryAfter: busySeconds });
    }
    underWay += 1;
    try {
      return await serve(request, params);
    } finally {
      underWay -= 1;
    }
  }

  async function serve(request: Request, params: Params): Promise<Result<Data>> {
    if (!isAllowedOrigin(request)) return failure('forbidden');
    // Where all visitors share one count, what cannot be read is not counted: it would cost one visitor nothing to stop all others.
    const isShared = sharesCount(request.headers);
    const count = () => refusal(limit, request.headers);
    const isLate = counts !== 'before' || isShared;
    const early = await (isLate ? knownOf(request.headers) : count());
    if (early) return early;
    const input = await read(request, params);
    if (!input.ok) return (isLate && !isShared && (await count())) || input;
    if (counts === 'before' && isLate) {
      const late = await count();
      if (late) return late;
    }
    const result = await runCounted(input.data, count);
    if (result.ok && afterwards) later(limit, afterwards);
    return result;
  }

  async function runCounted(input: Input, count: Counted): Promise<Result<Data>> {
    if (counts === 'beside') {
      const counting = count();
      // Whoever does not wait for the count is counted all the same.
      const [result, late] = await Promise.all([run(input, () => counting), counting]);
      return late ?? result;
    }
    const result = await run(input);
    return counts === 'before' || result.ok ? result : ((await count()) ?? result);
  }

  async function knownOf(headers: Headers): ReturnType<Counted> {
    return counts === 'beside' ? knownRefusal(limit, headers) : undefined;
  }
}

/** The result of some work; a surprise is logged and becomes `failed`, or `unavailable` where an outside system did not answer. */
export async function attempt<Data>(where: string, work: () => Promise<Result<Data>>): Promise<Result<Data>> {
  try {
    return await work();
  } catch (error) {
    logError(where, error);
    const isOutOfReach = error instanceof Error && 'isOutOfReach' in error && error.isOutOfReach === true;
    return failure(isOutOfReach ? 'unavailable' : 'failed');
  }
}
