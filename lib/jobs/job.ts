import { z } from 'zod';
import { orderReference } from '@/lib/orders/order';
import { day } from '@/lib/services/service';
import { kindNames, stageNames } from './kinds';

/** `waiting`: it is the customer's turn, and the clock stands. Which move leads where, says `moves_of_jobs` of the migrations. */
export const jobState = z.enum(['ours', 'waiting', 'paused', 'done', 'cancelled']);

/** What somebody may make of a job. `next` goes on, `show` lays a draft before the customer, whose answers are `yes` and `change`; `fix` reports a fault of what is done. */
export const jobMove = z.enum([
  ...(['next', 'show', 'wait', 'resume', 'pause', 'cancel', 'reopen', 'yes', 'change', 'fix'] as const),
]);

export type JobMove = z.infer<typeof jobMove>;

const count = z.number().int();

const stage = z.object({
  stage: z.enum(stageNames),
  ball: z.enum(['us', 'customer']),
  days: count.nullable(),
  yes: z.boolean(),
  /** For how many months faults are put right from it on; all else is done then. */
  months: count.optional(),
});

/** A job as pages and mails tell of it; days as YYYY-MM-DD. */
export const jobFacts = z.object({
  id: z.uuid(),
  kind: z.enum(kindNames),
  stages: z.array(stage),
  /** The place of the stage that it is in, from 0; behind the last one where it is done. */
  stage: count,
  state: jobState,
  /** When it came to where it is. */
  since: day,
  /** The last day of what is promised, or of the fixes once they have begun. */
  due_on: day.nullable(),
  /** The address of what the customer is to look at. */
  draft: z.string().nullable(),
  /** Rounds of changes in the price, and how many were asked for. */
  rounds: count.nullable(),
  changes: count,
  version: count,
  reference: orderReference,
  item: z.string(),
  name: z.string(),
  name_en: z.string(),
});

export type JobFacts = z.infer<typeof jobFacts>;

/** What happened to a job: who typed what, and what they looked at. */
const jobEvent = z.object({
  id: count,
  move: z.enum([...jobMove.options, 'undo', 'unpaid', 'paid', 'due']),
  actor: z.enum(['customer', 'agency', 'site']),
  person: z.string().nullable(),
  name: z.string().nullable(),
  words: z.string().nullable(),
  draft: z.string().nullable(),
  stage: count,
  state: jobState,
  is_undone: z.boolean(),
  created_at: z.coerce.date(),
});

export type JobEvent = z.infer<typeof jobEvent>;

/** A job with what its actor may make of it, and what happened, the newest first. */
export const shownJob = jobFacts.extend({ moves: z.array(jobMove), history: z.array(jobEvent) });

export type ShownJob = z.infer<typeof shownJob>;

/** A job as lists of the desk show it. */
export const listedJob = jobFacts.extend({
  assignee: z.string().nullable(),
  note: z.string().nullable(),
  /** Since when the clock stands. */
  stopped_on: day.nullable(),
  customer_name: z.string().nullable(),
  company_name: z.string().nullable(),
  /** What the customer said last, where nobody went on from that. */
  said: z.string().nullable(),
});

export type ListedJob = z.infer<typeof listedJob>;

/** What a move came to; `outdated` where somebody was faster, with who and what. */
export const jobOutcome = z.object({
  outcome: z.enum(['changed', 'refused', 'outdated', 'not-found']),
  person: z.string().nullish(),
  move: z.string().nullish(),
});
