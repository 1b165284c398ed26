import { failure, type Result } from '@/lib/result';

/** How long an answer may take in all, in milliseconds. */
const readTimeout = 60_000;

/**
 * Reads the answer of one of our own handlers line by line, in the browser: the counterpart of `asLines`.
 * @param onLine hears of each line as it comes, not after the signal
 * @returns the handler's last word; `unavailable` when none came, it was none of ours, or the signal ended it
 */
export async function readLines<Line extends object>(
  path: `/api/${string}`,
  { signal, onLine }: { signal: AbortSignal; onLine: (line: Line) => void },
): Promise<Result<null>> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), readTimeout);
  signal.addEventListener('abort', () => stop.abort());
  try {
    const response = await fetch(path, { signal: stop.signal });
    for await (const text of linesOf(response)) {
      const line: Line | Result<null> = JSON.parse(text);
      if (isResult(line)) return line;
      if (!signal.aborted) onLine(line);
    }
  } catch {
    // No network, a page of a gateway, or a connection that broke off: all the same to the visitor.
  } finally {
    clearTimeout(timer);
  }
  return failure('unavailable');
}

function isResult(line: object): line is Result<null> {
  return 'ok' in line;
}

async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
