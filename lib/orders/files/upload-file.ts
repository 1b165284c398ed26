import { post, put } from '@/lib/browser/post';
import type { Failure, Result } from '@/lib/result';
import { chunkBytes, chunkSize, chunksOf } from './file-rules';

/** How far a file has come: `offline` where nothing gets through, `held` where our server does not take it now; both go on by themselves. */
export type UploadState =
  | { step: 'waits' }
  | { step: 'sends' | 'offline' | 'held'; arrived: number }
  | { step: 'checks' | 'done' }
  | { step: 'failed'; error: Failure };

type Begun = { id: string; arrived: number[] };

/** The longest pause between two tries, in seconds. */
const longestPause = 30;

/** How often in a row our server may fail before that is said to be for good: about a minute. */
const mostFailures = 6;

/** What another try may get past. */
const passing: ReadonlySet<Failure['code']> = new Set([
  'unavailable',
  'timed-out',
  'too-many-requests',
  'failed',
]);

/** Whether our server is what fails: a line that breaks, one try too many, or a server that is busy and says until when, is none of that. */
export const isServersFault = ({ code, retryAfter }: Failure) =>
  code === 'failed' || (code === 'unavailable' && retryAfter === undefined);

/**
 * Sends a file in chunks. Where the line breaks it waits, asks what has arrived, and goes on from there; so does a page that was loaded
 * anew, once the same file is chosen again: name, size and time of change tell it.
 * @param api where the files of the order are @param tell is told how far it has come
 * @returns the answer; a failure is one that no other try gets past, or our server's, which failed again and again
 */
export async function uploadFile(
  file: File,
  { api, isDraft, tell }: { api: `/api/${string}`; isDraft: boolean; tell: (state: UploadState) => void },
): Promise<Result<object>> {
  let finishing: string | undefined;
  let arrived = 0;
  let pause = 1;
  let failures = 0;
  const { name, size, lastModified: modified } = file;

  const tryOnce = async (): Promise<Result<object>> => {
    // Once all has arrived, what is asked again is only whether it was finished: it would begin anew.
    if (finishing === undefined) {
      const begun = await post<Begun>(api, { name, size, modified, draft: isDraft });
      if (!begun.ok) return begun;
      const { id } = begun.data;
      const there = new Set(begun.data.arrived);
      arrived = [...there].reduce((sum, number) => sum + chunkSize(size, number), 0);
      for (let number = 0; number < chunksOf(size); number++) {
        tell({ step: 'sends', arrived });
        if (there.has(number)) continue;
        const chunk = file.slice(number * chunkBytes, (number + 1) * chunkBytes);
        const sent = await put(`${api}/${id}/${number}`, chunk);
        if (!sent.ok) return sent;
        arrived += chunk.size;
        pause = 1;
        failures = 0;
      }
      finishing = id;
    }
    tell({ step: 'checks' });
    return post(`${api}/${finishing}`, { what: 'finish' });
  };

  for (;;) {
    const sent = await tryOnce();
    if (sent.ok || !passing.has(sent.error.code)) return sent;
    const { code, retryAfter = 0 } = sent.error;
    if (isServersFault(sent.error) && ++failures === mostFailures) return sent;
    tell({ step: code === 'timed-out' ? 'offline' : 'held', arrived });
    await lineAgain(Math.max(pause, retryAfter));
    pause = Math.min(pause * 2, longestPause);
  }
}

/** Until the browser says that it is online again, or some seconds have passed where it does not know better. */
function lineAgain(seconds: number): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, seconds * 1000);
    addEventListener('online', goOn);
  });
}
