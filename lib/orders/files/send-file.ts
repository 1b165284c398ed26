import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { agencyAddress } from '@/lib/company/agency';
import { slips } from '@/lib/outside';
import { chunkPath } from '@/lib/payments/slip/slip-store';
import { type FieldProblem, failure, type Result, success } from '@/lib/result';
import { headBytes, kindByHead, kindOf, namedAs, tailBytes } from './file-kind';
import { chunkBytes, chunkSize, chunksOf, maxFiles, maxOrderBytes } from './file-rules';
import { type FileSide, fileOf, type KeptFile } from './order-files';
import { removeFile } from './remove-file';

/** A file as somebody announces it; `modified` by the clock of the device, in milliseconds. */
export type AnnouncedFile = { name: string; size: number; modified: number; isDraft: boolean };

const problem = (file: FieldProblem) => failure('invalid', { fields: { file } });

const begun = z.object({
  outcome: z.enum(['begun', 'too-many', 'too-much', 'refused', 'not-found']),
  id: z.uuid().optional(),
  arrived: z.array(z.number().int()).default([]),
});

/** Which file, and the numbers of its chunks that are there already. */
export type BegunFile = { id: string; arrived: number[] };

/**
 * Begins to take a file, or finds the one of this name, size and time again that is still arriving.
 * @returns failures `not-found`, `conflict` (no files are taken for this order), `invalid` (no room is left)
 */
export async function beginFile(
  side: FileSide,
  { isDraft, ...file }: AnnouncedFile,
): Promise<Result<BegunFile>> {
  const { outcome, id, arrived } = await askDatabase(begun, 'begin_file', {
    ...side,
    ...file,
    is_draft: isDraft,
    max_bytes: maxOrderBytes,
    max_files: maxFiles,
  });
  if (outcome === 'too-many') return problem('file-too-many');
  if (outcome === 'too-much') return problem('file-too-much');
  if (outcome === 'refused') return failure('conflict');
  return id === undefined ? failure('not-found') : success({ id, arrived });
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const keptChunk = z.object({ outcome: z.enum(['kept', 'repeated', 'other', 'not-found']) });

/**
 * Keeps a chunk of a file that arrives; the same bytes again change nothing.
 * @param chunk its number from 0, and what reads its bytes once it is known that they are wanted; all have `chunkBytes` but the last
 * @returns failures `not-found`, `malformed` (it has not the length that it must have), `conflict` (other bytes are there), `invalid` (the file
 *   begins as nothing that we take; it is removed)
 * @throws SlipStoreError
 */
export async function keepChunk(
  side: FileSide,
  { id, number, read }: { id: string; number: number; read: () => Promise<Result<Uint8Array>> },
): Promise<Result<object>> {
  const file = await fileOf(side, id);
  if (!file || !(number < chunksOf(file.size))) return failure('not-found');
  const body = await read();
  if (!body.ok) return body;
  const bytes = body.data;
  if (bytes.length !== chunkSize(file.size, number)) return failure('malformed');
  const hash = sha256(bytes);
  const there = file.chunks.find((chunk) => chunk.number === number);
  if (there) return there.sha256 === hash ? success({}) : failure('conflict');
  if (number === 0 && !kindByHead(bytes.subarray(0, headBytes))) return refuse(side, id);
  const store = await slips();
  const path = chunkPath(randomBytes(16).toString('hex'));
  await store.put(path, { bytes, contentType: 'application/octet-stream' });
  const args = { ...side, id, number, path, size: bytes.length, sha256: hash };
  const { outcome } = await askDatabase(keptChunk, 'keep_chunk', args);
  if (outcome !== 'kept') await store.remove(path);
  if (outcome === 'not-found') return failure('not-found');
  return outcome === 'other' ? failure('conflict') : success({});
}

/** What is nothing that we take is not kept. */
async function refuse(side: FileSide, id: string): Promise<Result<never>> {
  await removeFile(side, id, false);
  return problem('file-type');
}

const finished = z.object({ outcome: z.enum(['sent', 'repeated', 'missing', 'not-found']) });

/**
 * Says that all of a file has been sent: it is looked at, and the other side is told.
 * @returns failures `not-found`, `conflict` (chunks are missing), `invalid` (it is nothing that we take, and is removed)
 * @throws SlipStoreError
 */
export async function finishFile(side: FileSide, id: string): Promise<Result<object>> {
  const file = await fileOf(side, id);
  if (!file) return failure('not-found');
  if (file.state === 'whole') return success({});
  if (file.chunks.length !== chunksOf(file.size)) return failure('conflict');
  const kind = kindOf(await headOf(file), await tailOf(file), file.size);
  if (!kind) return refuse(side, id);
  const name = namedAs(file.name, kind);
  const args = { ...side, id, kind, name, agency: agencyAddress() };
  const { outcome } = await askDatabase(finished, 'finish_file', args);
  if (outcome === 'not-found') return failure('not-found');
  return outcome === 'missing' ? failure('conflict') : success({});
}

const headOf = async (file: KeptFile) => (await chunkOf(file, 0)).subarray(0, headBytes);

/** The last chunk alone may be shorter than what tells. */
async function tailOf(file: KeptFile): Promise<Uint8Array> {
  const last = chunksOf(file.size) - 1;
  const before = last > 0 ? [await chunkOf(file, last - 1)] : [];
  return Buffer.concat([...before, await chunkOf(file, last)]).subarray(-tailBytes);
}

async function chunkOf(file: KeptFile, number: number): Promise<Uint8Array> {
  const path = file.chunks.find((chunk) => chunk.number === number)?.path;
  return (path && (await (await slips()).read(path))) || new Uint8Array();
}

/**
 * Takes a whole file at once, as a form posts it without a script.
 * @returns as {@link beginFile}, {@link keepChunk} and {@link finishFile} @throws SlipStoreError
 */
export async function sendWhole(
  side: FileSide,
  { name, bytes, isDraft }: { name: string; bytes: Uint8Array; isDraft: boolean },
): Promise<Result<object>> {
  const modified = Number.parseInt(sha256(bytes).slice(0, 12), 16);
  const file = await beginFile(side, { name, size: bytes.length, modified, isDraft });
  if (!file.ok) return file;
  const { id, arrived } = file.data;
  for (let number = 0; number < chunksOf(bytes.length); number++) {
    if (arrived.includes(number)) continue;
    const chunk = bytes.subarray(number * chunkBytes, (number + 1) * chunkBytes);
    const sent = await keepChunk(side, { id, number, read: async () => success(chunk) });
    if (!sent.ok) return sent;
  }
  return finishFile(side, id);
}
