import 'server-only';
import { z } from 'zod';
import { isTrialReference } from '@/lib/fields/reference';
import { formOrJson, readBytes, readJson } from '@/lib/http/body';
import { readMultipart } from '@/lib/http/multipart';
import { isTrial } from '@/lib/http/trial';
import { asStaff } from '@/lib/identity/signed-in';
import { proofOf } from '@/lib/orders/order-key';
import { type FieldProblem, failure, type Result, success } from '@/lib/result';
import { cleanName } from './file-name';
import { chunkBytes, maxFileBytes, maxFormFileBytes } from './file-rules';
import { type FileSide, filesOf } from './order-files';
import type { AnnouncedFile } from './send-file';

type Params = Record<string, string>;

/** Who asks, and what for; read for customers and for the staff alike. */
type Reader<Input> = (request: Request, params: Params, side: FileSide) => Promise<Result<Input>>;

/** For a route's `read`: what a customer asks by a key. */
export function asCustomer<Input>(read: Reader<Input>) {
  return async (request: Request, params: Params): Promise<Result<Input>> => {
    const { reference = '' } = params;
    const isWrongSite = request.method !== 'GET' && isTrial(request.headers) && !isTrialReference(reference);
    if (isWrongSite) return failure('forbidden');
    return read(request, params, proofOf(reference, request.headers.get('cookie')));
  };
}

/** For a route's `read`: what somebody of the staff asks. */
export function asAgency<Input>(read: Reader<Input>) {
  return asStaff((request, params, { email }) =>
    read(request, params, { reference: params.reference ?? '', person: email }),
  );
}

/** A file that is announced, or one that a form posted whole. */
export type SentFile = { side: FileSide } & (
  | { announced: AnnouncedFile }
  | { whole: { name: string; bytes: Uint8Array; isDraft: boolean } }
);

const announcement = z.object({
  name: z.string().max(2000).transform(cleanName),
  size: z.number().int(),
  modified: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  draft: z.boolean().default(false),
});

const problem = (file: FieldProblem, code: 'invalid' | 'too-large' = 'invalid') =>
  failure(code, { fields: { file } });

/** Reads what begins a file: JSON of our script, or the form with the file itself. */
export const readSentFile: Reader<SentFile> = async (request, _params, side) => {
  if ((request.headers.get('content-type') ?? '').startsWith('multipart/')) return readForm(request, side);
  const body = await readJson(request);
  if (!body.ok) return body;
  const parsed = announcement.safeParse(body.data);
  if (!parsed.success) return failure('malformed');
  const { name, size, modified, draft } = parsed.data;
  if (size <= 0) return problem('file-empty');
  if (size > maxFileBytes) return problem('file-too-large');
  return success({ side, announced: { name, size, modified, isDraft: draft } });
};

/** Nothing of a stranger's file is read into memory, nor of what is not taken. */
async function readForm(request: Request, side: FileSide): Promise<Result<SentFile>> {
  const files = await filesOf(side);
  if (!files) return failure('not-found');
  if (!files.may_send) return failure('conflict');
  const body = await readMultipart(request, { fileField: 'file', maxFileBytes: maxFormFileBytes });
  if (!body.ok && body.error.code === 'too-large') return problem('file-too-large-form', 'too-large');
  if (!body.ok) return body;
  const { fields, file: bytes, fileName = '' } = body.data;
  if (!bytes) return problem(fileName === '' ? 'file-missing' : 'file-empty');
  return success({ side, whole: { name: cleanName(fileName), bytes, isDraft: 'draft' in fields } });
}

/** A chunk on its way; it is read once it is known to be wanted. */
export type SentChunk = {
  side: FileSide;
  id: string;
  number: number;
  read: () => Promise<Result<Uint8Array>>;
};

/** Reads which chunk comes. */
export const readChunk: Reader<SentChunk> = async (request, { file = '', chunk = '' }, side) =>
  /^\d{1,3}$/.test(chunk)
    ? success({ side, id: file, number: Number(chunk), read: () => readBytes(request, chunkBytes) })
    : failure('not-found');

const change = z.object({ what: z.enum(['finish', 'remove', 'restore']) });

/** What becomes of a file. */
export type FileChange = { side: FileSide; id: string } & z.infer<typeof change>;

/** Reads what becomes of a file. */
export const readFileChange: Reader<FileChange> = async (request, { file: id = '' }, side) => {
  const form = await formOrJson(change)(request);
  return form.ok ? success({ side, id, ...form.data }) : form;
};

/** Reads which file is wanted, and where a download goes on. */
export const readWanted: Reader<{ side: FileSide; id: string; headers: Headers }> = async (
  { headers },
  { file: id = '' },
  side,
) => success({ side, id, headers });
