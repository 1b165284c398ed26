import { z } from 'zod';
import type { OrderStatus } from '@/lib/orders/order';
import { openCardPaymentsApi, sessionMessage } from './card-payments-api';
import type { OpenServer } from './server';
import { moneyMessages } from './stripe-stand-in';

/** Stripe’s clock, in seconds; what it says later has a higher number. */
export const start = 1_795_000_000;

const rows = z.array(z.object({ stored: z.record(z.string(), z.json()) }));

/** A server for card payments, with what the agency does about orders, and what is stored of one. */
export async function openCardMoneyApi(open: OpenServer, settings?: Record<string, string>) {
  const server = await openCardPaymentsApi(open, settings);
  const { setOrderStatus, undoOrderMove, showOrder } = await import('@/lib/orders/order-status');
  const decide = (reference: string, status: OrderStatus) =>
    setOrderStatus({ reference, status, person: 'Nok' });
  const show = async (reference: string) => {
    const order = await showOrder(reference);
    if (!order) throw new Error(`no order ${reference}`);
    return order;
  };
  /** The row of an order with what went back of its money, and the events of the mails about it, sent or not, in alphabetical order. */
  const about = async (reference: string) => {
    const all = rows.parse(JSON.parse(await server.storedRows())).map((row) => row.stored);
    const row = all.find((candidate) => candidate.reference === reference && 'stripe_session' in candidate);
    const mails = all.flatMap(({ event, payload }) => {
      const told = z.object({ reference: z.string(), news: z.string().optional() }).safeParse(payload);
      if (typeof event !== 'string' || !told.success || told.data.reference !== reference) return [];
      return [told.data.news ? `${event} ${told.data.news}` : event];
    });
    const { refunded } = await show(reference);
    return { row: z.record(z.string(), z.json()).parse({ ...row, refunded }), mails: mails.sort() };
  };
  return { ...server, decide, undo: (reference: string) => undoOrderMove({ reference }), show, about };
}

export type CardMoneyServer = Awaited<ReturnType<typeof openCardMoneyApi>>;
export type CardOrder = Awaited<ReturnType<CardMoneyServer['placeCardOrder']>>;

/** Everything that Stripe can say of an order, in time order. */
export const messages = {
  processing: (order: CardOrder) => sessionMessage(order, 'completed', { payment_status: 'unpaid' }),
  paid: (order: CardOrder) => sessionMessage(order, 'completed'),
  'paid late': (order: CardOrder) => sessionMessage(order, 'async_payment_succeeded'),
  failed: (order: CardOrder) => sessionMessage(order, 'async_payment_failed', { payment_status: 'unpaid' }),
  expired: (order: CardOrder) =>
    sessionMessage(order, 'expired', { status: 'expired', payment_status: 'unpaid', payment_intent: null }),
  'another amount': (order: CardOrder) => sessionMessage(order, 'completed', { amount_total: 99800 }),
  'a second payment': (order: CardOrder) =>
    sessionMessage(order, 'completed', {
      id: `${order.session}second`,
      payment_intent: `${order.payment}second`,
    }),
  'part refunded': ({ payment }: CardOrder) => moneyMessages.refunds(payment, 30000, start + 10),
  'all refunded': ({ payment }: CardOrder) => moneyMessages.refunds(payment, 99900, start + 20),
  'refund failed': ({ payment }: CardOrder) => moneyMessages.failedRefund(payment, 99900, start + 30),
  'refund failed at once': ({ payment }: CardOrder) => moneyMessages.failedRefund(payment, 99900, start + 20),
  'refund failed, said once more': ({ payment }: CardOrder) =>
    moneyMessages.failedRefund(payment, 99900, start + 50, { metadata: { note: 'n' } }, 'refund.updated'),
  'part refund failed': ({ payment }: CardOrder) => moneyMessages.failedRefund(payment, 30000, start + 15),
  'less refunded again': ({ payment }: CardOrder) => moneyMessages.refunds(payment, 20000, start + 40),
  'all refunded again': ({ payment }: CardOrder) => moneyMessages.refunds(payment, 99900, start + 40),
  disputed: ({ payment }: CardOrder) => moneyMessages.dispute(payment, 'needs_response', start + 50),
  'dispute lost': ({ payment }: CardOrder) => moneyMessages.dispute(payment, 'lost', start + 60),
} satisfies { [what: string]: (order: CardOrder) => { body: string; signature: string } };

export type What = keyof typeof messages;

export const everything = Object.keys(messages).filter((what): what is What => what in messages);
