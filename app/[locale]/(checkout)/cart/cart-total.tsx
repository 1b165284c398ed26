import { Amount } from '@/components/ui/amount';
import { recurring, total } from '@/lib/catalog/items';
import { formatMoney } from '@/lib/catalog/money';
import type { Locale } from '@/lib/i18n/locales';
import type { CartWords } from './cart-words';
import type { SoldItem } from './sold-item';

type CartTotalProps = {
  items: readonly Pick<SoldItem, 'price' | 'period'>[];
  locale: Locale;
  words: Pick<CartWords, 'total' | 'onRequest' | 'today' | 'thenMonthly' | 'thenYearly'>;
};

/** The plain sum; where something comes again also what is due today and what then. */
export function CartTotal({ items, locale, words }: CartTotalProps) {
  const amount = total(items);
  const { month, year } = recurring(items);
  return (
    <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1">
      <dt className="col-span-2 font-semibold">{words.total}</dt>
      <dd className="col-span-2 mb-2 text-[min(3.5rem,13vw)] leading-tight" data-total={amount}>
        {amount > 0 ? (
          <Amount satang={amount} locale={locale} />
        ) : (
          <span className="text-lead">{words.onRequest}</span>
        )}
      </dd>
      {(month > 0 || year > 0) && <Due label={words.today} amount={formatMoney(amount, locale)} />}
      {month > 0 && <Due label={words.thenMonthly} amount={formatMoney(month, locale)} />}
      {year > 0 && <Due label={words.thenYearly} amount={formatMoney(year, locale)} />}
    </dl>
  );
}

function Due({ label, amount }: { label: string; amount: string }) {
  return (
    <>
      <dt className="text-ink-2">{label}</dt>
      <dd className="text-end text-ink-2">{amount}</dd>
    </>
  );
}
