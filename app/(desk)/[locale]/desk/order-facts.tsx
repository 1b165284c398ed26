import { getLocale, getMessages } from 'next-intl/server';
import type { z } from 'zod';
import { PaintedBaht } from '@/components/ui/amount';
import { formatMoney } from '@/lib/catalog/money';
import type { Relation } from '@/lib/desk/desk-orders';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import type { orderOfAgency } from '@/lib/orders/order-status';
import { slipText } from '@/lib/orders/slip-text';
import { livePaths } from '@/lib/site/live-pages';
import { StatePlate } from './state-plate';

/** Other orders of the same person, or with the same slip: those stand out. */
export async function Relations({ relations }: { relations: readonly Relation[] }) {
  if (relations.length === 0) return null;
  const locale = await getLocale();
  const { desk: words } = await getMessages();
  return (
    <div className="slip-relations">
      <p className="text-ink-2 text-small">{words.check.related}</p>
      <ul className="grid">
        {relations.map(({ reference, same, status, amount }) => (
          <li key={reference} className="flex flex-wrap items-center gap-x-3">
            <a
              href={localePath(locale, `${livePaths.desk}/orders/${reference}`)}
              className="inline-flex min-h-11 items-center text-link underline"
            >
              {reference}
            </a>
            <StatePlate state={status}>{words.states[status]}</StatePlate>
            <span className="flex w-full gap-x-3 text-small">
              <span>
                <PaintedBaht text={formatMoney(amount, locale)} />
              </span>
              <span className={same === 'person' ? 'text-ink-2' : 'font-semibold text-red-ink'}>
                {words.check.same[same]}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Order = z.infer<typeof orderOfAgency>;

/** A slip large enough to be read, what was read on it, and the picture alone behind a tap. */
export async function SlipPicture({ slip }: { slip: Order['slips'][number] }) {
  const { desk, orders } = await getMessages();
  const text = slipText(slip, { ...orders.slips, ...desk.check });
  const [before = text, after] = slip.reference ? text.split(slip.reference) : [text];
  return (
    <figure className="grid gap-2">
      <StoredPicture path={slip.path} alt={desk.check.open} className="w-full" />
      <figcaption className="wrap-anywhere font-medium">
        {before}
        {after !== undefined && <span className="inline-block">{slip.reference}</span>}
        {after}
      </figcaption>
    </figure>
  );
}

/** A picture of the slip store, which opens alone. */
export function StoredPicture({
  path,
  alt,
  className = '',
}: {
  path: string;
  alt: string;
  className?: string;
}) {
  return (
    <a href={`/api/desk/slips/${path}`} target="_blank" rel="noreferrer">
      {/* biome-ignore lint/performance/noImgElement: a private picture, which no optimiser may keep */}
      <img
        src={`/api/desk/slips/${path}`}
        alt={alt}
        loading="lazy"
        className={`max-h-[26rem] rounded-board bg-sunk object-contain ${className}`.trim()}
      />
    </a>
  );
}

/** That less comes in than an order costs, where its customer keeps tax back. */
export async function Withheld({ order }: { order: Pick<Order, 'amount' | 'withheld'> }) {
  if (order.withheld === 0) return null;
  const locale = await getLocale();
  const { desk } = await getMessages();
  const money = (satang: number) => formatMoney(satang, locale, 'always');
  return (
    <p className="text-ink-2">
      {fill(desk.withheld.text, { amount: money(order.amount), withheld: money(order.withheld) })}
    </p>
  );
}
