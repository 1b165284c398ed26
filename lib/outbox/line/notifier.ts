import type { Delivery } from '@/lib/outbox/delivery';

/** The event of a row of the outbox that is a card, in place of a mail. */
export const lineCardEvent = 'line-card';

/** A word to the team that something waits for them. It holds nothing of a customer but the reference. */
export type LineCard = {
  /** Names the card for good, a UUID: sending the same id again must not show it twice. */
  id: string;
  /** The group, as the provider names it. */
  group: string;
  /** What to do. */
  title: string;
  /** `[what it is, its value]`. */
  facts: [label: string, value: string][];
  /** Where it is done. */
  button: { label: string; url: string };
};

/** Why a card is given up whose month has no messages left; the outbox keeps it. */
export const monthLimit = 'LINE sends no more this month: the plan has no messages left';

/** Something that a webhook reports of a group. Times are those of the provider's clock. */
export type GroupEvent =
  /** Somebody said something; `replyToken` lets it be answered once, within about a minute. */
  | { what: 'message'; group: string; text: string; at: Date; replyToken: string | undefined }
  /** The site was put out of the group. */
  | { what: 'left'; group: string; at: Date };

/** A webhook of the provider: the body as it arrived, byte for byte, and its signature. */
export type SignedWebhook = { body: string; signature: string };

/** Tells the team at once, in a group of theirs. */
export type Notifier = {
  /** Whether anybody is told; nothing is written for them otherwise. */
  isOn: boolean;
  /** For how many hours a card with a known id is recognised; null for ever. */
  knowsIdsFor: number | null;
  send: (card: LineCard) => Promise<Delivery>;
  /** Answers what was said. */
  reply: (replyToken: string, text: string) => Promise<Delivery>;
  /** @returns what a webhook of the provider reports, as far as it concerns the site; `unsigned` where it is not from the provider */
  readEvents: (message: SignedWebhook) => GroupEvent[] | 'unsigned';
};
