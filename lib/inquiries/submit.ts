import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Json } from '@/lib/database/database';
import type { Locale } from '@/lib/i18n/locales';
import { database } from '@/lib/outside';
import { type Result, success } from '@/lib/result';

/** What a form hands over: its kind, its fields, and the mails that it causes. */
export type Inquiry = {
  kind: 'contact' | 'business-card' | 'server-access';
  locale: Locale;
  /** Random, made by the form: the same key again is the same inquiry. */
  key: string;
  fields: { [name: string]: Json };
  mails: { event: string; recipient: string }[];
};

const answer = z.object({ outcome: z.enum(['submitted', 'repeated']), reference: z.string() });

/**
 * Stores an inquiry and owes its mails, in one transaction.
 * @returns the reference that names it in every mail
 * @throws DatabaseError
 */
export async function submitInquiry({ key, ...inquiry }: Inquiry): Promise<Result<{ reference: string }>> {
  const idempotency_key = createHash('sha256').update(`${inquiry.kind} ${key}`).digest('hex');
  const { reference } = answer.parse(
    await (await database()).call('submit_inquiry', { ...inquiry, idempotency_key }),
  );
  return success({ reference });
}
