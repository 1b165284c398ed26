import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { formatMoney } from '@/lib/catalog/money';
import { agencyLocale } from '@/lib/company/agency';
import { satangTyped } from '@/lib/documents/line-fields';
import type { ShownQuote } from '@/lib/documents/quote';
import { listQuotes, reviseQuote, showQuote } from '@/lib/documents/revise-quote';
import { dateOf } from '@/lib/i18n/dates';
import { translator } from '@/lib/i18n/translator';
import { drainOutbox } from '@/lib/outbox/outbox';
import { fail, onDatabase, print, timeText } from '../terminal';

const text = await translator(agencyLocale(), 'desk');
const option = { type: 'string' } as const;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { discount: option, note: option, delivery: option, by: option },
});
const [first = '', second = '', ...more] = positionals;
const number = first.toUpperCase();
const priced = /^(\d+)=(.+)$/;

const hasChange = more.length > 0 || Object.keys(values).some((name) => name !== 'by');
const isReadable =
  more.every((pair) => satangTyped(priced.exec(pair)?.[2] ?? '') !== undefined) &&
  (values.discount === undefined || satangTyped(values.discount) !== undefined) &&
  (values.delivery === undefined || /^\d{4}-\d\d-\d\d$/.test(values.delivery));

await onDatabase(async () => {
  if (first === 'list' && !second) await list();
  else if (first === 'show' && second) await show(second.toUpperCase());
  else if (second === 'offer' && hasChange && isReadable) await offer();
  else fail(text('quoteCommand.usage'));
});

async function list(): Promise<void> {
  const quotes = await listQuotes();
  for (const { number, state, asked_at, amount, company_name, customer_name } of quotes)
    print(
      [number, state.padEnd(8), timeText(asked_at), money(amount), company_name ?? customer_name ?? '–'].join(
        '  ',
      ),
    );
  if (quotes.length === 0) console.log(text('quoteCommand.none'));
}

async function show(wanted: string): Promise<void> {
  const quote = await showQuote(wanted);
  if (!quote) return fail(text('quoteCommand.unknown', { number: wanted }));
  tell(quote);
}

async function offer(): Promise<void> {
  const prices = new Map(
    more.map((pair) => {
      const [, place, price = ''] = priced.exec(pair) ?? [];
      return [Number(place), satangTyped(price) ?? 0] as const;
    }),
  );
  const { discount, note, delivery, by } = values;
  const revised = await reviseQuote({
    number,
    prices,
    discount: discount === undefined ? undefined : satangTyped(discount),
    note,
    delivery,
    person: by ?? userInfo().username,
  });
  if (!revised.ok) {
    const { code } = revised.error;
    const why = code === 'not-found' ? 'unknown' : code === 'conflict' ? 'conflict' : 'invalid';
    return fail(text(`quoteCommand.${why}`, { number }));
  }
  tell(revised.data);
  await drainOutbox();
  const { state, amount, valid_until: day } = revised.data;
  console.log(
    state === 'asked'
      ? text('quoteCommand.waits')
      : text('quoteCommand.sent', { amount: money(amount), day: dateOf(day, agencyLocale()) }),
  );
}

function tell({
  number,
  version,
  state,
  amount,
  lines,
  discount,
  note,
  delivery,
  valid_until,
  ...who
}: ShownQuote): void {
  print(
    `${number}  v${version}  ${state}  ${money(amount)}  ${dateOf(valid_until, agencyLocale())}  (${who.locale})`,
  );
  for (const known of [
    [who.customer_name, who.customer_email, who.customer_phone],
    [who.company_name, who.company_tax_id, who.company_branch],
    [note, delivery && dateOf(delivery, agencyLocale()), discount > 0 ? `–${money(discount)}` : null],
  ])
    if (known.some(Boolean)) print(`  ${known.filter(Boolean).join(', ')}`);
  lines.forEach(({ name, name_en, price }, index) => {
    const both = name === name_en ? name : `${name} (${name_en})`;
    print(`  ${index + 1}  ${price === 0 ? '–' : money(price)}  ${both}`);
  });
}

function money(satang: number): string {
  return formatMoney(satang, agencyLocale(), 'always');
}
