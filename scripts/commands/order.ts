import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { formatMoney } from '@/lib/catalog/money';
import { agencyLocale } from '@/lib/company/agency';
import { happenedText } from '@/lib/desk/happened-text';
import { nearTimeOf } from '@/lib/i18n/dates';
import { loadNamespace } from '@/lib/i18n/messages';
import { translator } from '@/lib/i18n/translator';
import { type OrderStatus, orderStatus } from '@/lib/orders/order';
import { lineNames } from '@/lib/orders/order-lines';
import { isReasonFor, reasonsFor } from '@/lib/orders/order-reasons';
import {
  type Decision,
  listOrders,
  minutesToUndo,
  type OrderEvent,
  setOrderStatus,
  showOrder,
  undoOrderMove,
} from '@/lib/orders/order-status';
import { drainOutbox } from '@/lib/outbox/outbox';
import { fail, onDatabase, print, timeText } from '../terminal';
import { amountText, isAmount, noteAmount } from './order/amounts';

const [text, words] = await Promise.all([
  translator(agencyLocale(), 'desk'),
  loadNamespace(agencyLocale(), 'desk'),
]);

const option = { type: 'string' } as const;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { reason: option, note: option, by: option, number: option, to: option },
});
const [first = '', second = '', third = ''] = positionals;
const reference = first.toUpperCase();
const status = orderStatus.safeParse(second.toLowerCase());
const person = values.by ?? userInfo().username;

await onDatabase(async () => {
  if (first === 'list') await list();
  else if (first === 'show' && second) await show(second.toUpperCase());
  else if (second === 'undo') await undo();
  else if (isAmount(second, third))
    await tell(await noteAmount({ reference, person, ...values }, second, third));
  else if (status.success) await decide(status.data);
  else
    fail(
      text('command.usage', {
        states: orderStatus.options.join(' | '),
        reasons: [...new Set(orderStatus.options.flatMap((status) => reasonsFor(status, true)))].join(', '),
      }),
    );
});

async function list(): Promise<void> {
  for (const { status, payment_method: method, ...order } of await listOrders()) {
    const facts = [order.reference, status.padEnd(11), method.padEnd(9), timeText(order.created_at)];
    print([...facts, money(order.amount), order.customer_name ?? '–'].join('  '));
  }
}

async function show(reference: string): Promise<void> {
  const order = await showOrder(reference);
  if (!order) return fail(text('command.notFound', { reference }));
  const { lines, events, slips, money: moved, ...facts } = order;
  print(
    `${facts.reference}  ${facts.status}  ${facts.payment_method}  ${money(facts.amount)}  (${facts.locale})`,
  );
  const known = [
    [facts.customer_name, facts.customer_email, facts.customer_phone],
    [facts.customer_address],
    [facts.company_name, facts.company_tax_id, facts.company_branch],
    ...slips.map(({ created_at, path, kind, bank, reference }) => [
      timeText(created_at),
      path,
      kind,
      bank,
      reference,
    ]),
  ];
  for (const parts of known.map((facts) => facts.filter((fact) => fact !== null)))
    if (parts.length > 0) print(`  ${parts.join(' · ').replaceAll('\n', ', ')}`);
  const nameOf = await lineNames(agencyLocale());
  for (const line of lines) print(`  ${nameOf(line)} (${line.period}): ${money(line.price)}`);
  for (const line of moved) print(`  ${timeText(line.created_at)}  ${amountText(line, words.money)}`);
  for (const event of events) print(`  ${timeText(event.created_at)}  ${eventText(event)}`);
}

function eventText(event: OrderEvent): string {
  const { status, cause, actor, person, reason, note } = event;
  const happened = happenedText(event, words, agencyLocale()) ?? cause;
  const why = cause === 'details' ? [] : [reason, note];
  const who = person ? `${text(`actors.${actor}`)} (${person})` : text(`actors.${actor}`);
  return [status.padEnd(11), who, happened, ...why].filter((part) => part !== null && part !== '').join('  ');
}

async function decide(wanted: OrderStatus): Promise<void> {
  const { reason, note } = values;
  if (reason !== undefined && !isReasonFor(wanted, reason))
    return fail(
      text('command.noReason', {
        state: wanted,
        reason,
        reasons: reasonsFor(wanted).join(', ') || text('command.none'),
      }),
    );
  await tell(await setOrderStatus({ reference, status: wanted, person, reason, note }), wanted);
}

async function undo(): Promise<void> {
  await tell(await undoOrderMove({ reference, person }));
}

/** @param wanted the state that was asked for; none where a decision was to be taken back */
async function tell({ outcome, mailed, ...decision }: Decision, wanted?: OrderStatus): Promise<void> {
  await drainOutbox();
  const { status, at } = decision;
  const timeOf = (date: Date) => nearTimeOf(date, agencyLocale());
  const state = status ? text(`states.${status}`) : '';
  if (outcome === 'changed') {
    const time = timeOf(new Date(Number(at) + minutesToUndo * 60_000));
    return print(text(mailed ? 'command.changed' : 'command.changedQuietly', { reference, state, time }));
  }
  const lines = {
    unchanged: 'command.unchanged',
    refused: wanted ? 'command.refused' : 'command.nothingToUndo',
    'slip-used': 'command.slipUsed',
    outdated: 'command.outdated',
    'not-found': 'command.notFound',
  } as const;
  const line = text(lines[outcome], {
    reference,
    state,
    wanted: wanted ? text(`states.${wanted}`) : '',
    moves: outcome === 'refused' ? await possible() : '',
    other: decision.other ?? '',
    time: at ? timeOf(at) : '',
    person: decision.person ?? text('command.nobody'),
  });
  return outcome === 'unchanged' ? print(line) : fail(line);
}

async function possible(): Promise<string> {
  return (await showOrder(reference))?.moves.join(', ') || text('command.none');
}

function money(satang: number): string {
  return formatMoney(satang, agencyLocale(), 'always');
}
