import { getLocale, getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Part } from '@/components/ui/heading';
import { proseMoney } from '@/lib/catalog/money';
import { dateTimeOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { historyLine, receivedIn, refundIn } from '@/lib/orders/history-line';
import type { OwnOrder } from '@/lib/orders/own-order';
import { thaiBankName } from '@/lib/thailand/banks';

type TimesProps = { title: string; entries: readonly { key: string; at: Date; what: ReactNode }[] };

/** Things with the time of each, in the order in which they come. */
async function Times({ title, entries }: TimesProps) {
  const locale = await getLocale();
  return (
    <Part title={title}>
      <ol className="grid gap-4">
        {entries.map(({ key, at, what }) => (
          <li key={key} className="grid border-hair border-l-4 pl-4">
            {what}
            <time dateTime={at.toISOString()} className="text-ink-2 text-small">
              {dateTimeOf(at, locale)}
            </time>
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** What has happened to an order, newest first, in words; what is no customer's business is left out. */
export async function OrderHistory({ events }: Pick<OwnOrder, 'events'>) {
  const locale = await getLocale();
  const { history: words } = (await getMessages()).orders;
  const entries = events.toReversed().flatMap((event) => {
    const line = historyLine(event);
    if (!line) return [];
    const amount = proseMoney(refundIn(event)?.amount ?? receivedIn(event) ?? 0, locale, 'always');
    const key = event.created_at.toISOString() + event.cause;
    const text = fill(words[line], { amount });
    return [{ key, at: event.created_at, what: <span className="font-medium">{text}</span> }];
  });
  return <Times title={words.title} entries={entries} />;
}

/** The slips of an order by what was read on them and what came by them, newest first: pictures never come back out of the store. */
export async function SentSlips({ slips, money }: Pick<OwnOrder, 'slips' | 'money'>) {
  if (slips.length === 0) return null;
  const locale = await getLocale();
  const { slips: words } = (await getMessages()).orders;
  const textOf = ({ kind, bank, reference }: OwnOrder['slips'][number]) => {
    if (reference === null) return words.other;
    if (kind === 'truemoney') return fill(words.truemoney, { reference });
    return fill(words.bank, { bank: thaiBankName(bank ?? '') ?? bank ?? '', reference });
  };
  const saidOf = ({ path }: OwnOrder['slips'][number], index: number) => {
    const paid = money.find(({ way, slip_path: shown }) => way === 'came' && shown === path);
    if (paid) return fill(words.received, { amount: proseMoney(paid.amount, locale, 'always') });
    return index === 0 && slips.length > 1 && words.counts;
  };
  return (
    <Times
      title={words.title}
      entries={slips.map((slip, index) => ({
        key: slip.path,
        at: slip.created_at,
        what: (
          <span className="wrap-anywhere">
            {textOf(slip)}
            {saidOf(slip, index) && <strong> · {saidOf(slip, index)}</strong>}
          </span>
        ),
      }))}
    />
  );
}
