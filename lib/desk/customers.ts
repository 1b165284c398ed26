import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { textField } from '@/lib/fields/fields';
import { listedJob } from '@/lib/jobs/job';
import { failure, type Result, success } from '@/lib/result';
import { serviceState } from '@/lib/services/service';
import { livePaths } from '@/lib/site/live-pages';
import type { FormAtDesk } from './at-desk';
import type { DeskResult } from './desk-answer';
import { deskInquiry } from './desk-inquiries';
import { deskRow } from './desk-orders';
import { deskQuoteRow } from './desk-quotes';

const contact = z
  .string()
  .transform((known) => known.split(' '))
  .pipe(z.tuple([z.enum(['mail', 'phone', 'tax']), z.string()]))
  .transform(([kind, value]) => ({ kind, value }));

/** What a customer is known by: an e-mail address, the end of a phone number, or a tax id. */
export type Contact = z.infer<typeof contact>;

const customer = z.object({
  contacts: z.array(contact),
  name: z.string().nullable(),
  orders: z.array(deskRow),
  quotes: z.array(deskQuoteRow),
  inquiries: z.array(deskInquiry),
  services: z.array(
    z.object({
      id: z.uuid(),
      name_en: z.string(),
      name_th: z.string(),
      period: z.enum(['month', 'year']),
      price: z.number().int(),
      paid_until: z.iso.date(),
      state: serviceState,
    }),
  ),
  jobs: z.array(listedJob),
  receipts: z.array(
    z.object({ number: z.string(), issued_on: z.iso.date(), gross: z.number().int(), is_void: z.boolean() }),
  ),
  notes: z.array(
    z.object({ id: z.uuid(), note: z.string(), person: z.string(), created_at: z.coerce.date() }),
  ),
  /** What the team said are the same customer; each side by its contacts. */
  same: z.array(
    z.object({ id: z.uuid(), one: z.array(contact), other: z.array(contact), person: z.string() }),
  ),
  /** What came and did not go back, over all orders. */
  kept: z.number().int(),
});

/** Everything of one customer, newest first; amounts in whole satang. */
export type DeskCustomer = z.infer<typeof customer>;

/**
 * The customer behind an order, a quotation or an inquiry: everything that bears the same e-mail address, phone number or tax id.
 * @param reference of any of these, so that no address names a person
 * @returns undefined where the reference leads to nobody
 */
export async function showCustomer(reference: string): Promise<DeskCustomer | undefined> {
  return (await askDatabase(customer.nullable(), 'desk_customer', { reference })) ?? undefined;
}

/** A note about a customer, the reference of who is the same one, or one of such sayings that is taken back. */
export const customerForm = z.discriminatedUnion('what', [
  z.object({ what: z.literal('note'), note: textField({ max: 1000, isMultiline: true }) }),
  z.object({
    what: z.literal('join'),
    other: textField({ max: 20 }).transform((text) => text.toUpperCase()),
  }),
  z.object({ what: z.literal('part'), id: z.uuid() }),
]);

const written = z.object({ outcome: z.enum(['changed', 'unchanged', 'not-found']) });

const functions = { note: 'note_customer', join: 'join_customers', part: 'part_customers' } as const;

const flashes = {
  note: { changed: 'noted', unchanged: 'noted', 'not-found': 'not-found' },
  join: { changed: 'joined', unchanged: 'joined-before', 'not-found': 'joined-nobody' },
  part: { changed: 'apart', unchanged: 'apart', 'not-found': 'apart' },
} as const;

/** Writes down what somebody of the team said of a customer. @returns failure `not-found` where the reference leads to nobody */
export async function changeCustomer({
  reference,
  person,
  form: { what, ...said },
}: FormAtDesk<typeof customerForm>): Promise<Result<DeskResult>> {
  const { outcome } = await askDatabase(written, functions[what], { ...said, reference, person });
  if (outcome === 'not-found' && what === 'note') return failure('not-found');
  return success({ page: `${livePaths.desk}/customers/${reference}`, flash: flashes[what][outcome] });
}
