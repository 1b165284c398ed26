import type { z } from 'zod';
import { formatMoney } from '@/lib/catalog/money';
import { drainOutbox } from '@/lib/mail/outbox';
import { finalStatus, listOrders, setOrderStatus, showOrder } from '@/lib/orders/order-status';
import { fail, onDatabase, print, timeText } from './terminal';

const usage = `Usage:
  npm run order -- list                                 the newest orders
  npm run order -- show REFERENCE                       one order and its history
  npm run order -- REFERENCE paid|rejected|cancelled    decide, and tell the customer by mail`;

const [first, second] = process.argv.slice(2);
const decision = finalStatus.safeParse(second?.toLowerCase());

await onDatabase(async () => {
  if (first === 'list') await list();
  else if (first === 'show' && second) await show(second.toUpperCase());
  else if (first && decision.success) await decide(first.toUpperCase(), decision.data);
  else fail(usage);
});

async function list(): Promise<void> {
  for (const order of await listOrders()) {
    const { reference, status, payment_method, amount, created_at, customer_name } = order;
    print(
      [
        reference,
        status.padEnd(9),
        payment_method.padEnd(9),
        timeText(created_at),
        money(amount),
        customer_name ?? '–',
      ].join('  '),
    );
  }
}

async function show(reference: string): Promise<void> {
  const order = await showOrder(reference);
  if (!order) return fail(`No order ${reference}.`);
  const { lines, events, ...facts } = order;
  console.log(
    `${facts.reference}  ${facts.status}  ${facts.payment_method}  ${money(facts.amount)}  (${facts.locale})`,
  );
  const known = [
    [facts.customer_name, facts.customer_email, facts.customer_phone],
    [facts.customer_address],
    [facts.company_name, facts.company_tax_id, facts.company_branch],
    [facts.payment_slip_path, facts.slip_kind, facts.slip_bank, facts.slip_reference],
  ];
  for (const parts of known.map((facts) => facts.filter((fact) => fact !== null)))
    if (parts.length > 0) print(`  ${parts.join(' · ').replaceAll('\n', ', ')}`);
  for (const { name_en, period, price } of lines) console.log(`  ${name_en} (${period}): ${money(price)}`);
  for (const { created_at, status, cause } of events)
    console.log(`  ${timeText(created_at)}  ${status}  ${cause}`);
}

async function decide(reference: string, status: z.infer<typeof finalStatus>): Promise<void> {
  const { outcome, status: now, mailed } = await setOrderStatus({ reference, status, cause: 'agency' });
  if (mailed) await drainOutbox();
  switch (outcome) {
    case 'changed':
      return console.log(
        `${reference} is ${now}; ${mailed ? 'the customer is told by mail' : 'no mail: nobody left an address'}.`,
      );
    case 'unchanged':
      return console.log(`${reference} was ${now} already; nothing changed.`);
    case 'refused':
      return fail(`${reference} is ${now} and stays so: only a pending order can become ${status}.`);
    case 'not-found':
      return fail(`No order ${reference}.`);
  }
}

function money(satang: number): string {
  return formatMoney(satang, 'en', 'always');
}
