import 'server-only';
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import type { Json } from '@/lib/database/database';
import type { Locale } from '@/lib/i18n/locales';
import { type Result, success } from '@/lib/result';

/** What a form hands over: its kind, its fields, and the mails that it causes. */
export type Inquiry = {
  kind: 'contact' | 'business-card' | 'server-access';
  locale: Locale;
  /** Random, made by the form. */
  key: string;
  isTrial: boolean;
  /** What was sent: the same once more with the same key is the same inquiry, anything else is another one. */
  form: { [name: string]: Json };
  /** What is kept of it. */
  fields: { [name: string]: Json };
  mails: { event: string; audience: 'customer' | 'agency'; recipient: string }[];
};

const answer = z.object({
  outcome: z.enum(['submitted', 'repeated']),
  reference: z.string(),
  copied: z.boolean(),
});

/** An inquiry that was stored: the reference that names it in every mail, and whether a copy goes to the visitor. */
export type Submitted = { reference: string; isCopied: boolean };

/**
 * Stores an inquiry and enqueues its mails, in one transaction; the visitor's copy as far as strangers may cause mail to that address.
 * @returns what was stored, at first or by an earlier call with this key
 */
export async function submitInquiry({ key, form, isTrial, ...inquiry }: Inquiry): Promise<Result<Submitted>> {
  // The key is kept nowhere, so nobody can find out by trying what credentials were sent.
  const idempotency_key = createHmac('sha256', key)
    .update(JSON.stringify([inquiry.kind, form]))
    .digest('hex');
  const args = { ...inquiry, idempotency_key, is_trial: isTrial };
  const { reference, copied } = await askDatabase(answer, 'submit_inquiry', args);
  return success({ reference, isCopied: copied });
}
