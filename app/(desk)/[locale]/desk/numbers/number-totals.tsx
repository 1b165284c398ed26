import { getLocale, getMessages } from 'next-intl/server';
import { Amount } from '@/components/ui/amount';
import type { NumberSums } from '@/lib/desk/numbers';
import { formatNumber } from '@/lib/i18n/number';

const counted = ['views', 'added', 'bought', 'inquiries', 'quotes', 'accepted'] as const;

/** What a span comes to: what was paid, and the way there; the visits stand above their bars. */
export async function NumberTotals({ total }: Pick<NumberSums, 'total'>) {
  const locale = await getLocale();
  const { totals } = (await getMessages()).numbers;
  return (
    <section>
      <dl className="number-totals">
        <div className="desk-amount">
          <dt>{totals.amount}</dt>
          <dd>
            <Amount satang={total.amount} locale={locale} decimals="always" />
          </dd>
        </div>
        {counted.map((name) => (
          <div key={name}>
            <dt>{totals[name]}</dt>
            <dd className="font-display">{formatNumber(total[name], locale)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
