const payload = {
  reference: 'PT-7K3M9Q',
  status: 'paid',
  payment_method: 'promptpay',
  amount: 2500000,
  withheld: 0,
  received: 2500000,
  refunded: 0,
  open: 0,
  over: 0,
  customer_name: 'Somchai',
};

/** SQL that enqueues so many mails about the state of an order. */
export function insertMail(count: number, event = 'order-status'): string {
  return `insert into public.outbox (event, audience, recipient, locale, payload)
    select '${event}', 'customer', 'somchai' || number || '@example.com', 'th', '${JSON.stringify(payload)}'
      from generate_series(1, ${count}) as number`;
}

/** Lets the time pass in which a move may be taken back, so that the mail about it is due. */
export const timeToUndoIsOver =
  "update public.outbox set next_attempt_at = now() where event in ('order-status', 'order-refund', 'order-part', 'job', 'appointment', 'appointment-agency', 'repair', 'order-files', 'order-files-agency') and status = 'queued'";
