import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { env } from '@/lib/env/env';
import { optionalTextField } from '@/lib/fields/fields';
import { isDayOrNone } from '@/lib/fields/times';
import { today } from '@/lib/i18n/pattaya-time';
import { jobAtDesk } from '@/lib/jobs/desk-jobs';
import { fileDraft, isDraftFile } from '@/lib/jobs/draft';
import { jobMove, jobOutcome } from '@/lib/jobs/job';
import { jobKinds } from '@/lib/jobs/keep-kinds';
import { filesOf } from '@/lib/orders/files/order-files';
import { failure, type Result, success } from '@/lib/result';
import { livePaths } from '@/lib/site/live-pages';
import type { FormAtDesk } from './at-desk';
import { atOrder, type DeskResult } from './desk-answer';

const isSafeLink = (text: string) =>
  text === '' || (/^https:\/\/[^\s/@]+(\/\S*)?$/i.test(text) && URL.canParse(text));

/** The version that was looked at, of which the second of two hears that it is no more. */
const seen = z.coerce.number().int();

/** A button of a job, with a word to the customer, the draft to look at, and who said yes on the phone. */
export const jobMoveForm = z
  .object({
    move: jobMove,
    seen,
    words: optionalTextField({ max: 2000, isMultiline: true }),
    draft: optionalTextField({ max: 500 }).refine(isSafeLink, 'url'),
    /** A file of the order, in place of an address. */
    file: z.union([z.literal(''), z.uuid()], 'required').default(''),
    name: optionalTextField({ max: 100 }),
  })
  .refine(({ move, name }) => !['yes', 'change', 'fix'].includes(move) || name !== '', {
    path: ['name'],
    message: 'required',
  })
  .refine(({ move, words }) => !['wait', 'change', 'fix'].includes(move) || words !== '', {
    path: ['words'],
    message: 'required',
  });

export const jobUndoForm = z.object({ seen });

export const jobEditForm = z.object({
  seen,
  assignee: z
    .preprocess((value) => value ?? '', z.string())
    .refine((text) => text === '' || env().STAFF.includes(text), 'email'),
  due: optionalTextField({ max: 10 }).refine(isDayOrNone, 'day'),
  note: optionalTextField({ max: 2000, isMultiline: true }),
});

/** Which line of an order becomes a job by hand, and of which kind. */
export const newJobForm = z.object({
  line: z.coerce.number().int().min(0),
  kind: z.string().refine((key) => Object.hasOwn(jobKinds, key), 'required'),
});

/** Makes a move of a job. @returns failure `not-found` */
export async function moveJobAtDesk({
  reference: job,
  person,
  form: { move, seen: version, words, draft, name, file },
}: FormAtDesk<typeof jobMoveForm>): Promise<Result<DeskResult>> {
  const shown = file === '' ? draft : await draftIn(job, file, person);
  if (shown === undefined) return failure('invalid', { fields: { file: 'required' } });
  return ask(job, 'move_job_at_desk', {
    move,
    seen: version,
    day: today(),
    person,
    words: words || null,
    draft: shown || null,
    name: name || null,
  });
}

/** A file that we sent for the order of a job, as a draft; undefined where there is none. */
async function draftIn(job: string, file: string, person: string): Promise<string | undefined> {
  const { reference } = (await jobAtDesk(job)) ?? {};
  if (reference === undefined) return undefined;
  const found = (await filesOf({ reference, person }))?.files.find(({ id }) => id === file);
  return found && isDraftFile(found) ? fileDraft(found.id, found.name) : undefined;
}

/** Takes the newest move of a job back. @returns failure `not-found` */
export async function undoJobMove({
  reference: job,
  person,
  form,
}: FormAtDesk<typeof jobUndoForm>): Promise<Result<DeskResult>> {
  return ask(job, 'undo_job_move', { seen: form.seen, person });
}

/** Says who does a job, until when, and what the staff should know. @returns failure `not-found` */
export async function editJobAtDesk({
  reference: job,
  person,
  form: { seen: version, assignee, due, note },
}: FormAtDesk<typeof jobEditForm>): Promise<Result<DeskResult>> {
  return ask(job, 'edit_job', {
    seen: version,
    person,
    assignee: assignee || null,
    due_on: due || null,
    note: note || null,
  });
}

const flashes = { changed: 'job', refused: 'job-refused', outdated: 'job-outdated' } as const;

async function ask(
  job: string,
  name: string,
  args: { [name: string]: string | number | null },
): Promise<Result<DeskResult>> {
  if (!z.uuid().safeParse(job).success) return failure('not-found');
  const { outcome } = await askDatabase(jobOutcome, name, { job, ...args });
  if (outcome === 'not-found') return failure('not-found');
  return success({ page: `${livePaths.desk}/work/${job}`, flash: flashes[outcome] });
}

const made = z.object({ outcome: z.enum(['changed', 'refused', 'not-found']) });

/** Makes a job of a line of an order. @returns failure `not-found` */
export async function makeJobAtDesk({
  reference,
  person,
  form: { line, kind },
}: FormAtDesk<typeof newJobForm>): Promise<Result<DeskResult>> {
  const { outcome } = await askDatabase(made, 'make_job', {
    reference,
    line,
    key: kind,
    day: today(),
    person,
  });
  if (outcome === 'not-found') return failure('not-found');
  return success(atOrder(reference, outcome === 'changed' ? 'job' : 'job-refused'));
}
