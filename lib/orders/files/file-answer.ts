import 'server-only';
import { type Answer, asJson } from '@/lib/http/answer';
import { pageAnswer, type Remembers } from '@/lib/http/page-answer';
import { failure, type Result, success } from '@/lib/result';
import { livePaths } from '@/lib/site/live-pages';
import { orderPath } from '@/lib/site/order-path';
import type { FileChange, SentChunk, SentFile } from './file-requests';
import { type FileSide, fileOf, type KeptFile } from './order-files';
import { fileResponse } from './read-file';
import { removeFile } from './remove-file';
import { type BegunFile, beginFile, finishFile, keepChunk, sendWhole } from './send-file';

/** What came of something that was done with a file: the page to go on with, and what it says there. */
type Done = Remembers & {
  page: string;
  flash: (typeof flashes)[keyof typeof flashes];
  reference: string;
} & Partial<BegunFile>;

const pageOf = (side: FileSide) =>
  'person' in side ? `${livePaths.desk}/orders/${side.reference}` : orderPath(side.reference);

const done = (side: FileSide, flash: Done['flash'], begun?: BegunFile): Result<Done> =>
  success({ page: pageOf(side), flash, reference: side.reference, ...begun });

/** Begins a file, or takes one that came whole. @throws SlipStoreError */
export async function runSentFile(sent: SentFile): Promise<Result<Done>> {
  if ('whole' in sent) {
    const whole = await sendWhole(sent.side, sent.whole);
    return whole.ok ? done(sent.side, 'file-sent') : whole;
  }
  const begun = await beginFile(sent.side, sent.announced);
  return begun.ok ? done(sent.side, 'file-sent', begun.data) : begun;
}

/** Keeps a chunk. @throws SlipStoreError */
export const runChunk = ({ side, ...chunk }: SentChunk): Promise<Result<object>> => keepChunk(side, chunk);

const flashes = { finish: 'file-sent', remove: 'file-removed', restore: 'file-back' } as const;

/** Finishes a file, removes it or takes that back. @throws SlipStoreError */
export async function runFileChange({ side, id, what }: FileChange): Promise<Result<Done>> {
  const changed =
    what === 'finish' ? await finishFile(side, id) : await removeFile(side, id, what === 'restore');
  return changed.ok ? done(side, flashes[what]) : changed;
}

/** A file to be saved, and the headers of who asked for it. */
type Wanted = { file: KeptFile; id: string; headers: Headers };

/** Finds a file that is whole. @returns failure `not-found` */
export async function runWanted({
  side,
  id,
  headers,
}: {
  side: FileSide;
  id: string;
  headers: Headers;
}): Promise<Result<Wanted>> {
  const file = await fileOf(side, id);
  return file?.state === 'whole' ? success({ file, id, headers }) : failure('not-found');
}

/** Answers with the file itself. */
export const asSentFile: Answer<Wanted> = (request) => (result) =>
  result.ok ? fileResponse(result.data.file, result.data.id, result.data.headers) : asJson(request)(result);

/** How the forms of files answer, on the page of an order and at the desk. */
export const fileAnswer: Answer<Done> = pageAnswer({
  next: ({ page, flash, reference }) => `${page}?flash=${flash}&reference=${reference}#files`,
  back: ({ reference = '' }, { url }) =>
    new URL(url).pathname.startsWith('/api/desk/')
      ? `${livePaths.desk}/orders/${reference}`
      : orderPath(reference),
  refusal: ({ files, orders }, { code }) => ({
    labels: { file: files.label },
    said: code === 'not-found' ? orders.notFound : code === 'conflict' ? files.refused : undefined,
    failed: files.failed,
  }),
});
