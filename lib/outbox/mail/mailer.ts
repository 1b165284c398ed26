import type { Delivery } from '@/lib/outbox/delivery';

/**
 * A mail ready to leave. `id` names it for good: sending the same id again must not reach the recipient twice. It has letters, digits
 * and hyphens alone.
 */
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

/** What can become of a mail after it was taken. */
export const mailProblems = ['bounced', 'complained', 'failed', 'suppressed'] as const;

/** What the provider says of a mail that it took. `mail` is the id of that mail; `detail` holds no address and no content. */
export type MailReport = { mail: string; problem: (typeof mailProblems)[number]; detail: string | null };

/** A message of the provider: the body as it arrived, byte for byte, and what it is signed with. */
export type SignedMessage = { body: string; id: string; timestamp: string; signature: string };

/** Carries mail out of this system. */
export type Mailer = {
  /** For how many hours a mail with a known id is recognised; null for ever. */
  knowsIdsFor: number | null;
  send: (mail: Mail) => Promise<Delivery>;
  /**
   * Reads a message of the provider.
   * @returns the report; `irrelevant` where it is genuine and tells of no problem with a mail of this site, `unsigned` where it is not
   *   from the provider, too old, or no message at all
   */
  readReport: (message: SignedMessage) => MailReport | 'irrelevant' | 'unsigned';
};
