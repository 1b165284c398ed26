import 'server-only';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import busboy from 'busboy';
import { failure, type Result, success } from '@/lib/result';

/** How long a body may take to arrive, in milliseconds. */
const bodyTimeout = 60_000;

/** What a multipart body may hold beside its file: text fields, headers and boundaries, in bytes. */
const mostFramingBytes = 64 * 1024;

/** The body did not arrive in time, or there was more of it than was declared or is allowed. */
class BodyError extends Error {
  constructor(readonly code: 'timed-out' | 'too-large') {
    super(code);
    this.name = 'BodyError';
  }
}

/** A multipart body: its text fields, and its one file if there is one. */
export type MultipartBody = { fields: Record<string, string>; file?: Uint8Array };

/** How large a body of text may be, in bytes. */
const mostTextBytes = 64 * 1024;

/**
 * Reads a JSON body of limited size; it is counted while it streams, whatever its headers claim.
 * @returns the parsed value; failures `too-large`, `timed-out`, `malformed`
 */
export async function readJson(request: Request, mostBytes = mostTextBytes): Promise<Result<unknown>> {
  const text = await readText(request, mostBytes);
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
  const text = await readText(request, mostTextBytes);
  return text.ok ? success(Object.fromEntries(new URLSearchParams(text.data))) : text;
}

/**
 * Reads a body of text of limited size, as it arrived.
 * @returns the text; failures `too-large`, `timed-out`, `malformed` (not UTF-8)
 */
export async function readText(request: Request, mostBytes: number): Promise<Result<string>> {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of bodyOf(request, mostBytes)) chunks.push(chunk);
    return success(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
  } catch (error) {
    return failure(error instanceof BodyError ? error.code : 'malformed');
  }
}

/**
 * Reads a multipart body with at most one file; it is counted while it streams and reading stops at the limit, so memory stays flat.
 * @param mostFileBytes how large the file may be
 * @returns fields and file; failures `too-large`, `timed-out`, `malformed`
 */
export async function readMultipart(
  request: Request,
  { fileField, mostFileBytes }: { fileField: string; mostFileBytes: number },
): Promise<Result<MultipartBody>> {
  const mostBytes = mostFileBytes + mostFramingBytes;
  const contentType = request.headers.get('content-type') ?? '';
  if (!contentType.startsWith('multipart/form-data')) return failure('malformed');

  const fields: Record<string, string> = {};
  const chunks: Buffer[] = [];
  let hasFile = false;
  let isTooLarge = false;
  try {
    const parser = busboy({
      headers: { 'content-type': contentType },
      limits: { files: 1, fileSize: mostFileBytes, fields: 20, fieldSize: 16 * 1024, parts: 21 },
    });
    parser.on('field', (name, value) => {
      fields[name] = value;
    });
    parser.on('file', (name, stream) => {
      // The parser reports a cut body on this stream as well as on itself; unheard it would end the process.
      stream.on('error', () => undefined);
      if (name !== fileField) return stream.resume();
      hasFile = true;
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => {
        isTooLarge = true;
      });
    });
    await feed(parser, bodyOf(request, mostBytes), () => isTooLarge);
  } catch (error) {
    return failure(error instanceof BodyError ? error.code : 'malformed');
  }
  if (isTooLarge) return failure('too-large');
  const bytes = Buffer.concat(chunks);
  return success(hasFile && bytes.length > 0 ? { fields, file: bytes } : { fields });
}

/** Writes a body into a parser until it ends or enough was read. Rejects when the parser or the body fails. */
async function feed(
  parser: Writable,
  body: AsyncGenerator<Uint8Array>,
  isEnough: () => boolean,
): Promise<void> {
  const closed = finished(parser);
  closed.catch(() => undefined);
  for await (const chunk of body) {
    await new Promise<void>((resolve, reject) =>
      parser.write(chunk, (error) => (error ? reject(error) : resolve())),
    );
    if (isEnough()) {
      parser.destroy();
      return;
    }
  }
  parser.end();
  await closed;
}

function declaredLength(request: Request): number {
  return Number(request.headers.get('content-length') ?? 0);
}

/** The chunks of a body until it ends. Throws BodyError as soon as it is known to be too large, or when its time is over. */
async function* bodyOf(request: Request, mostBytes: number): AsyncGenerator<Uint8Array> {
  if (!request.body) return;
  const reader = request.body.getReader();
  let isLate = false;
  const deadline = setTimeout(() => {
    isLate = true;
    // This ends the read below that waits for the next chunk.
    void reader.cancel().catch(() => undefined);
  }, bodyTimeout);
  try {
    if (declaredLength(request) > mostBytes) throw new BodyError('too-large');
    let size = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > mostBytes) throw new BodyError('too-large');
      yield part.value;
    }
    if (isLate) throw new BodyError('timed-out');
  } finally {
    clearTimeout(deadline);
    await reader.cancel().catch(() => undefined);
  }
}
