import { failure, type Result } from '@/lib/result';

/** How long a post may take, in milliseconds; a slip on a slow phone connection needs most of it. */
const postTimeout = 90_000;

/**
 * Posts to one of our own route handlers from the browser: the counterpart of `route`.
 * @param body a FormData for files, anything else is sent as JSON
 * @returns the handler's answer; `unavailable` when none came or it was none of ours
 */
export async function post<Data>(path: `/api/${string}`, body: FormData | object): Promise<Result<Data>> {
  const isForm = body instanceof FormData;
  try {
    const response = await fetch(path, {
      method: 'POST',
      body: isForm ? body : JSON.stringify(body),
      ...(!isForm && { headers: { 'Content-Type': 'application/json' } }),
      signal: AbortSignal.timeout(postTimeout),
    });
    const answer: Result<Data> = await response.json();
    return typeof answer.ok === 'boolean' ? answer : failure('unavailable');
  } catch {
    return failure('unavailable');
  }
}
