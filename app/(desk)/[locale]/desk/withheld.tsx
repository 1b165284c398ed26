import type { Messages } from 'next-intl';
import { formatMoney } from '@/lib/catalog/money';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';

type WithheldProps = {
  order: { amount: number; withheld: number };
  locale: Locale;
  words: Messages['desk']['withheld'];
};

/** That less comes in than an order costs, where its customer keeps tax back. */
export function Withheld({ order, locale, words }: WithheldProps) {
  if (order.withheld === 0) return null;
  const money = (satang: number) => formatMoney(satang, locale, 'always');
  return (
    <p className="text-ink-2">
      {fill(words.text, { amount: money(order.amount), withheld: money(order.withheld) })}
    </p>
  );
}
