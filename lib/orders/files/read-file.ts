import 'server-only';
import { slips } from '@/lib/outside';
import { SlipStoreError } from '@/lib/payments/slip/slip-store';
import { sentFilePolicy } from '@/lib/site/security-headers';
import { attachmentNamed } from './file-name';
import { chunkBytes } from './file-rules';
import type { KeptFile } from './order-files';

type Span = { from: number; to: number };

/** The part of a file that a download goes on with (RFC 9110, 14.2): undefined for all of it, null where there is no such part. */
function spanOf(range: string | null, size: number): Span | undefined | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last));
  if (first !== '' && last !== '' && Number(last) < from) return undefined;
  return from > to ? null : { from, to };
}

/** The bytes of a span, chunk by chunk as they are asked for, so that no more than one is in memory. */
function streamOf(file: KeptFile, { from, to }: Span): ReadableStream<Uint8Array> {
  let at = from;
  return new ReadableStream(
    {
      pull: async (controller) => {
        const number = Math.floor(at / chunkBytes);
        const path = file.chunks.find((chunk) => chunk.number === number)?.path;
        const bytes = path === undefined ? undefined : await (await slips()).read(path);
        // Cut off: the browser then knows that it has not all of it.
        if (!bytes) throw new SlipStoreError('a chunk of a file is missing');
        const start = number * chunkBytes;
        controller.enqueue(new Uint8Array(bytes.subarray(at - start, to + 1 - start)));
        at = start + bytes.length;
        if (at > to) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * Answers with a file that somebody sent us, which no browser shows or runs: it is saved, whatever it is.
 * @param range of the request, where a download goes on @param id its name for good, since its bytes never change
 */
export function fileResponse(file: KeptFile, id: string, headers: Headers): Response {
  const tag = `"${id}"`;
  const isAsked = (headers.get('if-range') ?? tag) === tag;
  const span = spanOf(isAsked ? headers.get('range') : null, file.size);
  const common = {
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-store',
    [sentFilePolicy.key]: sentFilePolicy.value,
    'X-Content-Type-Options': 'nosniff',
    ETag: tag,
  };
  if (span === null)
    return new Response(null, {
      status: 416,
      headers: { ...common, 'Content-Range': `bytes */${file.size}` },
    });
  const { from, to } = span ?? { from: 0, to: file.size - 1 };
  return new Response(streamOf(file, { from, to }), {
    status: span ? 206 : 200,
    headers: {
      ...common,
      ...(span && { 'Content-Range': `bytes ${from}-${to}/${file.size}` }),
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': attachmentNamed(file.name),
      'Content-Length': String(to - from + 1),
    },
  });
}
