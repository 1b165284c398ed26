import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { locales } from '@/lib/i18n/locales';
import { fromStoredNames } from '@/lib/inquiries/stored-names';
import { deskQuoteState } from './desk-quotes';
import { type Place, pageLength } from './place';

/** `answered` keeps the promise; `won` and `lost` say what came of it. */
export const inquiryState = z.enum(['new', 'answered', 'won', 'lost']);

export type InquiryState = z.infer<typeof inquiryState>;

export const deskInquiry = z.object({
  id: z.uuid(),
  reference: z.string(),
  kind: z.enum(['contact', 'business-card', 'server-access']),
  locale: z.enum(locales),
  fields: z.preprocess(fromStoredNames, z.record(z.string(), z.json())),
  state: inquiryState,
  answered_at: z.coerce.date().nullable(),
  taken_by: z.string().nullable(),
  /** What its accepted quotations come to, in whole satang; null where there is none. */
  won: z.number().int().nullable(),
  created_at: z.coerce.date(),
});

/** An inquiry as the desk shows it: without what was encrypted. */
export type DeskInquiry = z.infer<typeof deskInquiry>;

/** Inquiries in a state, a page of them: the oldest first where they are new, else the newest. */
export const listInquiries = cache(
  (state: InquiryState, before: Place | null): Promise<DeskInquiry[]> =>
    askDatabase(z.array(deskInquiry), 'list_inquiries', { state, before, max: pageLength }),
);

const shown = deskInquiry.extend({
  /** Newest first; `amount` in whole satang. */
  quotes: z.array(
    z.object({
      number: z.string(),
      state: deskQuoteState.exclude(['replaced']),
      amount: z.number().int(),
    }),
  ),
  events: z.array(
    z.object({
      state: inquiryState,
      person: z.string(),
      note: z.string().nullable(),
      created_at: z.coerce.date(),
    }),
  ),
});

/** One inquiry with its history, oldest line first; undefined when there is none. */
export async function showInquiry(reference: string): Promise<z.infer<typeof shown> | undefined> {
  return (await askDatabase(shown.nullable(), 'show_inquiry', { reference })) ?? undefined;
}

const moved = z.object({ outcome: z.enum(['changed', 'outdated', 'not-found']) });

/**
 * Gives an inquiry a state, or adds a note to it.
 * @param move `seen` is the state that this person saw: if a colleague was faster, nothing happens
 */
export async function moveInquiry(move: {
  reference: string;
  state: InquiryState;
  seen: InquiryState;
  person: string;
  note: string | null;
}): Promise<z.infer<typeof moved>['outcome']> {
  return (await askDatabase(moved, 'move_inquiry', move)).outcome;
}
