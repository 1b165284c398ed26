import 'server-only';
import type { z } from 'zod';
import { parseInput } from '@/lib/fields/parse';
import { type Failure, failure, type Result, success } from '@/lib/result';
import { cookiesIn } from './cookies';

/** How long a body may take to arrive, in milliseconds. */
const bodyTimeout = 60_000;

/** Why reading ends early: the body did not arrive in time, or there was more of it than was declared or is allowed. */
const timedOut = new Error('timed-out');
const tooLarge = new Error('too-large');

/** How large a body of text may be, in bytes. */
const maxTextBytes = 64 * 1024;

/**
 * Reads JSON by a schema whose messages are field problems, for a route's `read`.
 * @returns the parsed value; failures `too-large`, `timed-out`, `malformed`, `invalid`
 */
export function json<Schema extends z.ZodType>(schema: Schema) {
  return async (request: Request): Promise<Result<z.infer<Schema>>> => {
    const body = await readJson(request);
    return body.ok ? parseInput(schema, body.data) : body;
  };
}

/**
 * The same for a form that may come from our script, as JSON, or from the browser by itself, without JavaScript.
 * @returns as {@link json}
 */
export function formOrJson<Schema extends z.ZodType>(schema: Schema) {
  return async (request: Request): Promise<Result<z.infer<Schema>>> => {
    const body = isPlainPost(request) ? await readUrlencoded(request) : await readJson(request);
    return body.ok ? parseInput(schema, body.data) : body;
  };
}

/** The same, and the cookies that the browser holds. */
export function formAndCookies<Schema extends z.ZodType>(schema: Schema) {
  return async (request: Request) => {
    const form = await formOrJson(schema)(request);
    return form.ok ? success({ form: form.data, held: cookiesIn(request.headers.get('cookie')) }) : form;
  };
}

/** Whether a browser posted a form by itself, without our script. */
export function isPlainPost(request: Request): boolean {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  return type.trim().toLowerCase() === 'application/x-www-form-urlencoded';
}

/**
 * Reads a JSON body of limited size; it is counted while it streams, whatever its headers claim.
 * @returns the parsed value; failures `too-large`, `timed-out`, `malformed`
 */
export async function readJson(request: Request): Promise<Result<unknown>> {
  const text = await readText(request, maxTextBytes);
  if (!text.ok) return text;
  try {
    return success(JSON.parse(text.data));
  } catch {
    return failure('malformed');
  }
}

/**
 * Reads the body of a form that was posted without JavaScript; of fields with one name the last one counts.
 * @returns its fields; failures `too-large`, `timed-out`, `malformed`
 */
export async function readUrlencoded(request: Request): Promise<Result<Record<string, string>>> {
  const text = await readText(request, maxTextBytes);
  return text.ok ? success(Object.fromEntries(new URLSearchParams(text.data))) : text;
}

/**
 * Reads a body of text of limited size, as it arrived.
 * @returns the text; failures `too-large`, `timed-out`, `malformed` (not UTF-8)
 */
export async function readText(request: Request, maxBytes: number): Promise<Result<string>> {
  const bytes = await readBytes(request, maxBytes);
  if (!bytes.ok) return bytes;
  try {
    return success(new TextDecoder('utf-8', { fatal: true }).decode(bytes.data));
  } catch (error) {
    return bodyFailure(error);
  }
}

/**
 * Reads a body of limited size, as it arrived.
 * @returns its bytes; failures `too-large`, `timed-out`, `malformed` (it was cut off)
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Result<Uint8Array>> {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of bodyOf(request, maxBytes)) chunks.push(chunk);
    return success(Buffer.concat(chunks));
  } catch (error) {
    return bodyFailure(error);
  }
}

function declaredLength(request: Request): number {
  return Number(request.headers.get('content-length') ?? 0);
}

/** What a body that could not be read is answered with. @param error what {@link bodyOf} or a parser threw */
export function bodyFailure(error: unknown): { ok: false; error: Failure } {
  if (error === timedOut) return failure('timed-out');
  return failure(error === tooLarge ? 'too-large' : 'malformed');
}

/** The chunks of a body until it ends. Throws as soon as it is known to be too large, or when its time is over. */
export async function* bodyOf(request: Request, maxBytes: number): AsyncGenerator<Uint8Array> {
  if (!request.body) return;
  const reader = request.body.getReader();
  let isLate = false;
  const deadline = setTimeout(() => {
    isLate = true;
    // This ends the read below that waits for the next chunk.
    void reader.cancel().catch(() => undefined);
  }, bodyTimeout);
  try {
    if (declaredLength(request) > maxBytes) throw tooLarge;
    let size = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > maxBytes) throw tooLarge;
      yield part.value;
    }
    if (isLate) throw timedOut;
  } finally {
    clearTimeout(deadline);
    // Not waited for: of a request that was cloned it ends only when the clone is cancelled too.
    void reader.cancel().catch(() => undefined);
  }
}
