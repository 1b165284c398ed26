import type { Messages } from 'next-intl';
import { Part } from '@/components/ui/heading';
import { dateTimeOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { OwnOrder } from '@/lib/orders/own-order';
import { thaiBankName } from '@/lib/thailand/banks';

type SentSlipsProps = {
  slips: OwnOrder['slips'];
  locale: Locale;
  words: Messages['orders']['slips'];
};

/** The slips of an order by what was read on them, newest first: pictures never come back out of the store. */
export function SentSlips({ slips, locale, words }: SentSlipsProps) {
  if (slips.length === 0) return null;
  return (
    <Part title={words.title}>
      <ol className="grid gap-4">
        {slips.map((slip, index) => (
          <li key={slip.path} className="grid border-hair border-l-4 pl-4">
            <span className="wrap-anywhere">
              {textOf(slip, words)}
              {index === 0 && slips.length > 1 && <strong> · {words.counts}</strong>}
            </span>
            <time dateTime={slip.created_at.toISOString()} className="text-ink-2 text-small">
              {dateTimeOf(slip.created_at, locale)}
            </time>
          </li>
        ))}
      </ol>
    </Part>
  );
}

function textOf(
  { kind, bank, reference }: OwnOrder['slips'][number],
  words: SentSlipsProps['words'],
): string {
  if (reference === null) return words.other;
  if (kind === 'truemoney') return fill(words.truemoney, { reference });
  return fill(words.bank, { bank: thaiBankName(bank ?? '') ?? bank ?? '', reference });
}
