import { getLocale, getMessages } from 'next-intl/server';
import { Amount } from '@/components/ui/amount';
import type { NumberSums } from '@/lib/desk/numbers';
import { formatNumber } from '@/lib/i18n/number';
import { CountSign, Stroke } from './count-sign';

const counted = [
  ['views', 'count-link'],
  ['added', 'count-ink'],
  ['bought', 'count-sea'],
  ['inquiries', 'count-pink'],
  ['quotes', 'count-aqua'],
  ['accepted', 'count-sea'],
] as const;

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
        {counted.map(([name, paint]) => (
          <div key={name}>
            <dt>
              <CountSign look={paint}>
                <Stroke of={name} />
              </CountSign>
              {totals[name]}
            </dt>
            <dd className="font-display">{formatNumber(total[name], locale)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
