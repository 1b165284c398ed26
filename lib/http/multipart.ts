import 'server-only';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import busboy from 'busboy';
import { failure, type Result, success } from '@/lib/result';
import { bodyFailure, bodyOf } from './body';

/** What a multipart body may hold beside its file: text fields, headers and boundaries, in bytes. */
const maxFramingBytes = 64 * 1024;

/** A multipart body: its text fields, and its one file if there is one, with the name that it was given; of an empty file the name alone. */
export type MultipartBody = { fields: Record<string, string>; file?: Uint8Array; fileName?: string };

/**
 * Reads a multipart body with at most one file; it is counted while it streams and reading stops at the limit, so memory stays flat.
 * @param maxFileBytes how large the file may be
 * @returns fields and file; failures `too-large`, `timed-out`, `malformed`
 */
export async function readMultipart(
  request: Request,
  { fileField, maxFileBytes }: { fileField: string; maxFileBytes: number },
): Promise<Result<MultipartBody>> {
  const maxBytes = maxFileBytes + maxFramingBytes;
  const contentType = request.headers.get('content-type') ?? '';
  if (!contentType.startsWith('multipart/form-data')) return failure('malformed');

  const fields: Record<string, string> = {};
  const chunks: Buffer[] = [];
  let fileName: string | undefined;
  let isTooLarge = false;
  try {
    const parser = busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      limits: { files: 1, fileSize: maxFileBytes, fields: 20, fieldSize: 16 * 1024, parts: 21 },
    });
    parser.on('field', (name, value) => {
      fields[name] = value;
    });
    parser.on('file', (name, stream, { filename }) => {
      // The parser reports a cut body on this stream as well as on itself; unheard it would end the process.
      stream.on('error', () => undefined);
      if (name !== fileField) return stream.resume();
      fileName = filename ?? '';
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => {
        isTooLarge = true;
      });
    });
    await feed(parser, bodyOf(request, maxBytes), () => isTooLarge);
  } catch (error) {
    return bodyFailure(error);
  }
  if (isTooLarge) return failure('too-large');
  const bytes = Buffer.concat(chunks);
  return success({
    fields,
    ...(fileName !== undefined && { fileName }),
    ...(bytes.length > 0 && { file: bytes }),
  });
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
