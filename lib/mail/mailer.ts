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

/** What became of a mail that was handed over. A reason may be logged and stored: it holds no address and no content. */
export type Delivery =
  /** It was taken for good. */
  | { outcome: 'taken' }
  /** It was certainly not taken. `retryAfter`: the pause in seconds that a provider which is asked too often wants. */
  | { outcome: 'refused'; reason: string; retryAfter?: number }
  /** The answer was lost, so it may have been taken. */
  | { outcome: 'uncertain'; reason: string };

/** Carries mail out of this system. */
export type Mailer = {
  /** For how many hours a mail with a known id is recognised; null for ever. */
  knowsIdsFor: number | null;
  send: (mail: Mail) => Promise<Delivery>;
};
