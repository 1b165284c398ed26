import 'server-only';
import { LoggableError, logError } from '@/lib/log';
import { failure, type Result } from '@/lib/result';
import { type Answer, asJson } from './answer';
import { addedToAnswer } from './answer-cookies';
import { cookieHeader } from './cookies';
import { later } from './later';
import { countRequest, knownRefusal, type LimitName, sharesCount } from './limits';
import { isAllowedOrigin } from './origin';
import { withRequestId } from './request-id';

type Params = Record<string, string>;
type RouteContext = { params: Promise<Params> };

/** Ends once a request was counted, with why it must wait, if it must. Whatever is kept of it waits for that. */
export type Counted = () => Promise<Result<never> | undefined>;

/** After how many seconds a request may come again that found too many others under way. */
const busySeconds = 30;

/**
 * Makes a route handler for what our own pages ask of the server: origin, limit, read, run, answer. Surprises are logged and
 * answered as `failed`.
 * @param route `limit` is what the request is counted under, `read` turns it into valid input, `run` is the use-case, `answer`
 *   writes its result (JSON unless told otherwise), `afterwards` is done once a success has been answered; of more than `atOnce` under
 *   way the rest is answered `unavailable`, before anything of its body is read into memory. With `countsBeside` a request is counted while
 *   `run` looks at what came, which saves a trip to the database; only a visitor whom this process refused before is turned away unread
 */
export function route<Input, Data>({
  limit,
  atOnce = Number.POSITIVE_INFINITY,
  countsBeside = false,
  read,
  run,
  answer = asJson,
  afterwards,
}: {
  limit: LimitName;
  atOnce?: number;
  countsBeside?: boolean;
  read: (request: Request, params: Params) => Promise<Result<Input>>;
  run: (input: Input, counted: Counted) => Promise<Result<Data>>;
  answer?: Answer<Data>;
  afterwards?: () => Promise<void>;
}) {
  let underWay = 0;

  return (request: Request, context?: RouteContext): Promise<Response> =>
    withRequestId(async () => {
      const respond = answer(request);
      const result = await attempt(limit, async () => admit(request, (await context?.params) ?? {}));
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
    const isLate = countsBeside || isShared;
    const early = isLate ? await knownOf(request.headers) : await refusal(request.headers);
    if (early) return early;
    const input = await read(request, params);
    if (!input.ok) return (isLate && !isShared && (await refusal(request.headers))) || input;
    const counting = isLate ? refusal(request.headers) : Promise.resolve(undefined);
    if (!countsBeside) {
      const late = await counting;
      if (late) return late;
    }
    // Whoever does not wait for the count is counted all the same.
    const [result, late] = await Promise.all([run(input.data, () => counting), counting]);
    if (late) return late;
    if (result.ok && afterwards) later(limit, afterwards);
    return result;
  }

  async function knownOf(headers: Headers): Promise<Result<never> | undefined> {
    const retryAfter = countsBeside ? await knownRefusal(limit, headers) : 0;
    return retryAfter > 0 ? failure('too-many-requests', { retryAfter }) : undefined;
  }

  /** Counts a request. @returns why it must wait, if it must */
  async function refusal(headers: Headers): Promise<Result<never> | undefined> {
    const retryAfter = await countRequest(limit, headers);
    return retryAfter > 0 ? failure('too-many-requests', { retryAfter }) : undefined;
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
