import type { z } from 'zod';
import type { shownQuote } from '@/lib/documents/quote';
import type { Locale } from '@/lib/i18n/locales';
import type { orderPayload } from '@/lib/outbox/mail/order-payload';

/** A quotation of a sample order's lines, one of which has no price yet. */
export function sampleQuote(order: z.input<typeof orderPayload> & { placed_at: string }, locale: Locale) {
  return {
    number: 'QT-2026-0001',
    news: 'asked',
    version: 1,
    locale,
    state: 'asked',
    lines: order.lines.map((line) => ({ ...line, name_th: line.name })),
    discount: 0,
    vat: 'none',
    amount: order.amount,
    note: null,
    delivery: null,
    valid_until: '2026-12-21',
    issued_at: order.placed_at,
    asked_at: order.placed_at,
    accepted_at: null,
    order: null,
    replaced: [],
    customer_name: order.customer_name,
    customer_email: order.customer_email,
    customer_phone: order.customer_phone,
    customer_address: order.customer_address,
    company_name: 'บริษัท ซีวิว รีสอร์ท จำกัด',
    company_tax_id: '0205558001231',
    company_branch: 'head-office',
  } satisfies z.input<typeof shownQuote> & { news: string };
}
