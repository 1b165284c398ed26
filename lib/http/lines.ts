import 'server-only';
import { logError } from '@/lib/log';
import { failure, type Result, success } from '@/lib/result';
import { type Answer, asJson } from './answer';

/** An answer that comes in parts, each as soon as it is known; the signal ends it. */
export type Lines<Line extends object> = (signal: AbortSignal) => AsyncIterable<Line>;

/** The media type of an answer that comes line by line: one JSON value each, the last one a {@link Result}. */
const linesType = 'application/x-ndjson';

/**
 * Answers line by line; a last line `{ok: true, data: null}` says that the answer is whole, `{ok: false, error}` why it is not.
 * A failure before the first line is answered as JSON.
 */
export const asLines: Answer<Lines<object>> = (request) => (result) => {
  if (!result.ok) return asJson(request)(result);
  const left = new AbortController();
  const lines = withResult(result.data(AbortSignal.any([request.signal, left.signal])));
  return new Response(
    streamOf(lines, () => left.abort()),
    {
      headers: {
        'Content-Type': linesType,
        'Cache-Control': 'no-store, no-transform',
        // nginx would hold the lines back until there are many of them.
        'X-Accel-Buffering': 'no',
      },
    },
  );
};

/** The lines, and after them what came of it. */
async function* withResult(lines: AsyncIterable<object>): AsyncGenerator<object | Result<null>> {
  try {
    yield* lines;
    yield success(null);
  } catch (error) {
    logError('lines', error);
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
