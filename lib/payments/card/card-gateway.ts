import type { Locale } from '@/lib/i18n/locales';
import { OutsideError, type OutsideErrorOptions } from '@/lib/log';

/** A payment to be made on the gateway's own page; opening the same order again must not make a second one. */
export type CardPayment = {
  orderId: string;
  reference: string;
  /** The session of a page of this order that has ended: only then is another one opened. */
  after?: string | null;
  lines: readonly { name: string; price: number }[];
  locale: Locale;
  /** Where the visitor comes back to; the gateway adds its session to `success`. */
  returns: { success: string; cancelled: string };
};

/** A page where nobody can pay any more. */
type EndedSession = { id: string; state: 'complete' | 'expired' };

/** The page where a payment is made, or what became of it. */
export type CardSession = { id: string; state: 'open'; url: string } | EndedSession;

/** What the gateway says of a payment page, in a message that it signed; `amount` in the smallest unit of `currency`. */
export type CardPaymentEvent = {
  about: 'payment';
  type: string;
  orderId: string | null;
  session: string;
  /** The payment that was made there; null before there is one. */
  payment: string | null;
  outcome: 'paid' | 'processing' | 'failed' | 'expired';
  amount: number | null;
  currency: string | null;
  customer: { name: string | null; email: string | null; phone: string | null; address: string | null };
};

/**
 * What it says of money that had come before; `amount` in the smallest unit of `currency`. Of one subject the newest counts:
 * `refunds` says how much of a charge has gone back by then, `failed-refund` that a refund did not arrive.
 */
export type CardMoneyEvent = {
  about: 'money';
  kind: 'refunds' | 'failed-refund' | 'dispute';
  payment: string;
  /** The order's reference, where the message carries it. */
  reference: string | null;
  /** Which charge, refund or dispute. */
  subject: string;
  amount: number;
  currency: string;
  at: Date;
  /** Of a dispute; `ended` is neither won nor lost. */
  state: 'open' | 'won' | 'lost' | 'ended' | null;
  /** By when an open dispute must be answered, where it can be. */
  answerBy: Date | null;
};

export type CardEvent = CardPaymentEvent | CardMoneyEvent;

/** Who takes cards. */
export type CardGateway = {
  /** False where the card form is a demonstration: nothing can be opened then. */
  takesMoney: boolean;
  /** Opens the page for an order, the same one each time. @throws CardGatewayError */
  open: (payment: CardPayment) => Promise<CardSession>;
  /** What became of a session. @throws CardGatewayError */
  find: (session: string) => Promise<CardSession>;
  /**
   * Closes the page of a session, so that nobody pays there any more; one that is complete or expired stays as it is.
   * @returns how the page ended
   * @throws CardGatewayError
   */
  close: (session: string) => Promise<EndedSession>;
  /** Where the agency sees a payment; undefined where payments are nowhere to be seen. */
  addressOf: (payment: string) => string | undefined;
  /**
   * Reads a message of the gateway.
   * @param body as it arrived, byte for byte
   * @returns the event; `irrelevant` where it is genuine and none of our business, `unsigned` where it is not from the gateway,
   *   too old, or no message at all
   */
  readEvent: (body: string, signature: string) => CardEvent | 'irrelevant' | 'unsigned';
};

/** The gateway failed. The message holds no personal data and no key. */
export class CardGatewayError extends OutsideError {
  constructor(message: string, options?: OutsideErrorOptions) {
    super('CardGatewayError', message, options);
  }
}
