import { failure, type Result } from '@/lib/result';

/** How long a post may take, in milliseconds; a slip on a slow phone connection needs most of it. */
const postTimeout = 90_000;

/**
 * Posts to one of our own route handlers from the browser: the counterpart of `route`.
 * @param body a FormData for files, anything else is sent as JSON
 * @returns the handler's answer; `timed-out` when none came, `unavailable` when it was none of ours
 */
export function post<Data>(path: `/api/${string}`, body: FormData | object): Promise<Result<Data>> {
  if (body instanceof FormData) return ask(path, { method: 'POST', body });
  const headers = { 'Content-Type': 'application/json' };
  return ask(path, { method: 'POST', body: JSON.stringify(body), headers });
}

/** The same for bytes that have a place of their own. */
export function put<Data>(path: `/api/${string}`, body: Blob): Promise<Result<Data>> {
  return ask(path, { method: 'PUT', body, headers: { 'Content-Type': 'application/octet-stream' } });
}

async function ask<Data>(path: `/api/${string}`, request: RequestInit): Promise<Result<Data>> {
  let text: string;
  try {
    const response = await fetch(path, { ...request, signal: AbortSignal.timeout(postTimeout) });
    text = await response.text();
  } catch {
    return failure('timed-out');
  }
  try {
    const answer: Result<Data> = JSON.parse(text);
    return typeof answer.ok === 'boolean' ? answer : failure('unavailable');
  } catch {
    return failure('unavailable');
  }
}
