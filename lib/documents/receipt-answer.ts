import 'server-only';
import type { Answer } from '@/lib/http/answer';
import { pageAnswer, type Remembers } from '@/lib/http/page-answer';
import { orderPath, receiptPath } from '@/lib/site/order-path';

/** How the form answers that takes the key to a receipt: it leads to the receipt. */
export const receiptAnswer: Answer<Remembers> = pageAnswer({
  next: (_data, { number = '' }) => receiptPath(number),
  back: ({ number = '' }) => receiptPath(number),
  refusal: ({ receipts, orders }, { code }) => ({
    labels: { key: orders.open.key },
    said: code === 'not-found' ? receipts.notFound : undefined,
    failed: receipts.open.failed,
  }),
});

/** How the form answers that opens the receipt of an order before its time: it leads to the receipt. */
export const openedAnswer: Answer<{ number: string }> = pageAnswer({
  next: ({ number }) => receiptPath(number),
  back: ({ reference }) => orderPath(reference),
  refusal: ({ receipts, orders }, { code }) => ({
    labels: {},
    said: code === 'not-found' ? orders.notFound : undefined,
    failed: receipts.open.failed,
  }),
});
