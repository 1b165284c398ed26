import 'server-only';
import { logError } from '@/lib/log';
import { failure, type Result, success } from '@/lib/result';
import { countRequest, type Door } from './limits';
import { isReadByVisitor } from './origin';
import { respond } from './route';

/** The media type of an answer that comes line by line: one JSON value each, the last one a {@link Result}. */
const linesType = 'application/x-ndjson';

/**
 * Makes a route handler for a read whose answer comes line by line: origin, rate limit, parse, run, respond; the twin of `handle`.
 * @param route `door` is what the request is counted under, `read` turns the query into valid input, `run` yields the lines
 * @returns the handler; a last line `{ok: true, data: null}` says that the answer is whole, `{ok: false, error}` why it is not
 */
export function handleStream<Input, Line extends object>(route: {
  door: Door;
  read: (params: URLSearchParams) => Result<Input>;
  run: (input: Input, signal: AbortSignal) => AsyncIterable<Line>;
}) {
  return async (request: Request): Promise<Response> => {
    try {
      if (!isReadByVisitor(request.headers)) return respond(failure('forbidden'));
      const retryAfter = await countRequest(route.door, request.headers);
      if (retryAfter > 0) return respond(failure('too-many-requests', { retryAfter }));
      const input = route.read(new URL(request.url).searchParams);
      if (!input.ok) return respond(input);
      const stop = new AbortController();
      const signal = AbortSignal.any([request.signal, stop.signal]);
      const lines = withResult(route.door, route.run(input.data, signal));
      return new Response(
        streamOf(lines, () => stop.abort()),
        {
          headers: {
            'Content-Type': linesType,
            'Cache-Control': 'no-store, no-transform',
            // nginx would hold the lines back until there are many of them.
            'X-Accel-Buffering': 'no',
          },
        },
      );
    } catch (error) {
      logError(route.door, error);
      return respond(failure('failed'));
    }
  };
}

/** The lines, and after them what came of it. */
async function* withResult<Line extends object>(
  door: Door,
  lines: AsyncIterable<Line>,
): AsyncGenerator<Line | Result<null>> {
  try {
    yield* lines;
    yield success(null);
  } catch (error) {
    logError(door, error);
    yield failure('failed');
  }
}

function streamOf(lines: AsyncGenerator<object>, onCancel: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const { value, done } = await lines.next();
      if (done) return controller.close();
      controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
    },
    cancel: onCancel,
  });
}
