import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { emptyEmbeddedDatabase } from '../support/embedded-database';

const orders = (count: number) => `insert into public.orders
    (id, reference, status, amount, lines, locale, idempotency_key, payment_slip_path, customer_name, customer_email, customer_phone, created_at, completed_at)
  select gen_random_uuid(), 'PT-' || lpad(number::text, 6, '0'), case when number % ${count / 10} = 0 then 'pending' else 'paid' end, 99900, '[{"id":"vps-starter"}]',
    'th', 'key' || number, number || '-a.png', 'Customer ' || number, 'c' || number || '@example.com', '0812345678',
    now() - make_interval(mins => number), now()
  from generate_series(1, ${count}) as number`;

const slips = `insert into public.order_slips (path, order_id, sha256, kind)
  select payment_slip_path, id, payment_slip_path, 'none' from public.orders`;

const inquiries = (
  count: number,
) => `insert into public.inquiries (reference, kind, locale, fields, idempotency_key, state, created_at)
  select 'PT-Q' || number, 'contact', 'th', '{}', 'key' || number, case when number % ${count / 10} = 0 then 'new' else 'answered' end,
    now() - make_interval(mins => number)
  from generate_series(1, ${count}) as number`;

const quotes = (count: number) => [
  `insert into public.quotes (number, locale, idempotency_key, created_at)
    select 'QT-2026-' || number, 'th', 'key' || number, now() - make_interval(mins => number) from generate_series(1, ${count}) as number`,
  `insert into public.quote_versions (quote_id, version, lines, vat, amount, valid_until, issued_at)
    select id, 1, case when split_part(number, '-', 3)::integer % ${count / 10} = 0 then '[{"id":"seo-local","price":0}]'::jsonb else '[{"id":"seo-local","price":100}]' end,
      'none', 100, '2100-01-01', created_at from public.quotes`,
];

const mails = `insert into public.outbox (event, audience, recipient, locale, payload, status)
  select 'order-customer', 'customer', 'c@example.com', 'th', '{}', 'sent' from generate_series(1, 3) as copy, public.orders`;

const pages = {
  'the slips to check': ['orders_to_check', { after: null, max: 20 }],
  'the newest orders': ['find_orders', { terms: [], before: null, max: 20 }],
  'orders further back': [
    'find_orders',
    {
      terms: [],
      before: { created_at: '2100-01-01T00:00:00Z', id: '00000000-0000-0000-0000-000000000000' },
      max: 20,
    },
  ],
  'the order that waits longest for a slip': ['oldest_order', { states: ['slip-wanted'] }],
  'the new inquiries': ['list_inquiries', { state: 'new', before: null, max: 20 }],
  'the answered inquiries': ['list_inquiries', { state: 'answered', before: null, max: 20 }],
  'the newest quotations': ['desk_quotes', { state: null, before: null, max: 20 }],
  'what waits for a price': ['desk_quotes', { state: 'asked', before: null, max: 20 }],
  'what waits where': ['desk_counts', {}],
  'the orders of a day': ['paid_orders', { from: '2020-01-01', to: '2020-01-02', time_zone: 'Asia/Bangkok' }],
} as const;

const plan = z.tuple([
  z.object({
    'QUERY PLAN': z.tuple([
      z.object({ Plan: z.object({ 'Shared Hit Blocks': z.number(), 'Shared Read Blocks': z.number() }) }),
    ]),
  }),
]);

async function filled(orderCount: number, inquiryCount: number, quoteCount: number) {
  const database = await emptyEmbeddedDatabase();
  onTestFinished(() => database.close());
  const rows = [orders(orderCount), slips, inquiries(inquiryCount), ...quotes(quoteCount), mails];
  for (const sql of [...rows, 'vacuum analyze']) await database.query(sql);
  /** How many blocks of the database a page touches, as PostgreSQL's own explain counts them. */
  return async (name: string, args: object): Promise<number> => {
    const sql = `explain (analyze, buffers, format json) select public.${name}('${JSON.stringify(args)}'::jsonb)`;
    // As on a server that has run for a while: after five times PostgreSQL may keep one plan for all values.
    for (let time = 0; time < 7; time += 1) await database.query(sql);
    const [row] = plan.parse(await database.query(sql));
    const { Plan } = row['QUERY PLAN'][0];
    return Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'];
  };
}

it('a page of the desk reads as little of 5,000 orders and quotations and 20,000 inquiries as of 50', async () => {
  const touched = async (blocksOf: Awaited<ReturnType<typeof filled>>) => {
    const entries = Object.entries(pages).map(
      async ([page, [name, args]]) => [page, await blocksOf(name, args)] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  };
  const few = await touched(await filled(50, 50, 50));
  const many = await touched(await filled(5000, 20_000, 5000));
  const grown = Object.keys(pages).filter((page) => (many[page] ?? 0) > 3 * (few[page] ?? 0) + 100);
  expect(grown.map((page) => `${page}: ${few[page]} → ${many[page]}`)).toEqual([]);
});
