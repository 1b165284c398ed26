import { getMessages } from 'next-intl/server';
import { Part } from '@/components/ui/heading';
import { formatSignedMoney } from '@/lib/catalog/signed-money';
import { relationsOf } from '@/lib/desk/desk-orders';
import { nearTimeOf } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import type { showOrder } from '@/lib/orders/order-status';
import { LineRow } from '../../line-row';
import { Relations } from '../../relations';

type Order = NonNullable<Awaited<ReturnType<typeof showOrder>>>;

/** What was ordered and when, and which other orders it may belong to. */
export async function OrderedLines({ order, locale }: { order: Order; locale: Locale }) {
  const { desk: words, catalog } = await getMessages();
  return (
    <Part title={words.order.lines} className="grid gap-3">
      <ul className="border-hair border-t">
        {order.lines.map((line) => (
          <LineRow
            key={line.id}
            name={line.name}
            period={catalog.periods[line.period]}
            price={formatSignedMoney(line.price, locale)}
          />
        ))}
      </ul>
      <p className="text-ink-2">{nearTimeOf(order.placed_at, locale)}</p>
      <Relations relations={await relationsOf(order.reference)} locale={locale} words={words} />
    </Part>
  );
}
