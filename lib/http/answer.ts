import 'server-only';
import { type ErrorCode, errorStatus, type Failure, type Result } from '@/lib/result';

/** What stands in an address in place of `[reference]` and the like, by that name. */
export type Params = Record<string, string>;

/**
 * How a route answers. It sees the request before anything is read of it, and gives back what writes the result: only so can an
 * answer depend on a body that `read` has used up by then.
 */
export type Answer<Data> = (
  request: Request,
  params?: Params,
) => (result: Result<Data>) => Response | Promise<Response>;

/** Answers `{ok: true, data}` or `{ok: false, error}` as JSON. */
export const asJson: Answer<unknown> = () => (result) =>
  result.ok
    ? Response.json(result, { headers: neverCached() })
    : Response.json(result, {
        status: errorStatus[result.error.code],
        headers: failureHeaders(result.error),
      });

/** What a route makes for one request; with a `name` browsers keep it under that. */
export type MadeFile = { content: string | Uint8Array; type: string; name?: string };

/** Answers with a file, which no cache keeps. */
export const asFile: Answer<MadeFile> = (request) => (result) => {
  if (!result.ok) return asJson(request)(result);
  const { content, type, name } = result.data;
  return fileResponse(content, type, name && `attachment; filename="${name}"`);
};

/** Answers with a picture. @param fileName what it is called where somebody saves it */
export function asPng(fileName: string): Answer<Buffer> {
  return (request) => (result) =>
    result.ok
      ? fileResponse(result.data, 'image/png', `inline; filename="${fileName}"`)
      : asJson(request)(result);
}

function fileResponse(content: string | Uint8Array, type: string, disposition?: string): Response {
  const headers = neverCached();
  headers.set('Content-Type', type);
  if (disposition) headers.set('Content-Disposition', disposition);
  return new Response(typeof content === 'string' ? content : new Uint8Array(content), { headers });
}

/** Answers with a small page. @param failed gives it the failure's status and headers */
export function htmlResponse(html: string, failed?: Failure): Response {
  const headers = failed ? failureHeaders(failed) : neverCached();
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status: failed ? errorStatus[failed.code] : 200, headers });
}

/** Failures that leave a body half read. */
const cutsBody: ReadonlySet<ErrorCode> = new Set(['too-large', 'timed-out']);

function failureHeaders({ code, retryAfter }: Failure): Headers {
  const headers = neverCached();
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
  // Else Node would read the rest after all, to keep the connection for another request.
  if (cutsBody.has(code)) headers.set('Connection', 'close');
  return headers;
}

function neverCached(): Headers {
  return new Headers({ 'Cache-Control': 'no-store' });
}
