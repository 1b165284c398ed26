import type { ReactElement } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Mail } from '../mailer';

/** What a template writes; the outbox knows the rest. Answers go to the agency, unless `replyTo` names somebody else. */
export type Letter = {
  subject: string;
  body: ReactElement;
  replyTo?: string | undefined;
  attachments?: Mail['attachments'];
};

/** Who gets a mail: `locale` is the customer's or the visitor's, also where the agency reads it; `at` is when the mail was enqueued. */
export type MailTo = { locale: Locale; recipient: string; at: Date };

/** @throws ZodError when the payload does not fit */
export type Template = (payload: unknown, to: MailTo) => Promise<Letter>;
