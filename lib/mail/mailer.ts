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
  /** @throws MailerError when it was not, or not surely, taken */
  send: (mail: Mail) => Promise<void>;
};

/** The mailer failed. The message may be logged and stored: it holds no address and no content. */
export class MailerError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MailerError';
  }
}
