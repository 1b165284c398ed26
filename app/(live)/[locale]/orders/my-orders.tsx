'use client';

import type { Messages } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Part } from '@/components/ui/heading';
import { dateTimeOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { useKeptOrders } from '@/lib/shop/checkout/kept-orders-store';
import { orderPath } from '@/lib/site/order-path';

type MyOrdersProps = { locale: Locale; words: Messages['orders']['here'] };

const never = () => () => undefined;

/** The orders that this browser remembers, each with its page. */
export function MyOrders({ locale, words }: MyOrdersProps) {
  const orders = useKeptOrders((kept) => kept.orders);
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <Part title={words.title}>
      {isHere && orders.length > 0 ? (
        <ul className="grid gap-3">
          {orders.map(({ reference, at }) => (
            <li key={reference} className="flex flex-wrap items-baseline gap-x-4">
              <a
                href={localePath(locale, orderPath(reference))}
                className="inline-flex min-h-11 items-center font-display text-h3 text-link underline"
              >
                {reference}
              </a>
              <span className="text-ink-2">
                {fill(words.placed, { date: dateTimeOf(new Date(at), locale) })}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p>{words.none}</p>
      )}
    </Part>
  );
}
