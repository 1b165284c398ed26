import 'server-only';
import type { Answer } from '@/lib/http/answer';
import { pageAnswer, type Remembers } from '@/lib/http/page-answer';
import { orderPath, receiptPath } from '@/lib/site/order-path';

const page = (request: Request) =>
  receiptPath(/\/(RC-[\d-]+)\//.exec(new URL(request.url).pathname)?.[1] ?? '');

/** How the form answers that takes the key to a receipt: it leads to the receipt. */
export const receiptAnswer: Answer<Remembers> = pageAnswer({
  next: (_data, request) => page(request),
  back: page,
  refusal: ({ receipts, orders }, { code }) => ({
    labels: { key: orders.open.key },
    said: code === 'not-found' ? receipts.notFound : undefined,
    failed: receipts.open.failed,
  }),
});

/** How the form answers that opens the receipt of an order before its time: it leads to the receipt. */
export const openedAnswer: Answer<{ number: string }> = pageAnswer({
  next: ({ number }) => receiptPath(number),
  back: (request) => orderPath(/\/(PT-[0-9A-Z]{6})\//.exec(new URL(request.url).pathname)?.[1]),
  refusal: ({ receipts, orders }, { code }) => ({
    labels: {},
    said: code === 'not-found' ? orders.notFound : undefined,
    failed: receipts.open.failed,
  }),
});
