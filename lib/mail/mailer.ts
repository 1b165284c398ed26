import { LoggableError } from '@/lib/log';

/** A mail ready to leave. `id` names it for good: sending the same id again must not reach the recipient twice. */
export type Mail = {
  id: string;
  event: string;
  createdAt: Date;
  to: string;
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  attachments: { filename: string; contentType: string; content: Uint8Array }[];
};

/** Carries mail out of the house. Answers only when the mail was taken for good. */
export type Mailer = {
  /** For how many hours a mail with a known id is recognised; null for ever. */
  knowsIdsFor: number | null;
  /** @throws MailerError when it was not, or not surely, taken */
  send: (mail: Mail) => Promise<void>;
};

/** The mailer failed. The message may be stored: it holds no address and no content. */
export class MailerError extends LoggableError {
  /** Whether the mail was surely not sent; false when an answer was lost. */
  readonly isRefusal: boolean;

  constructor(message: string, { isRefusal, ...options }: ErrorOptions & { isRefusal: boolean }) {
    super('MailerError', message, options);
    this.isRefusal = isRefusal;
  }
}
