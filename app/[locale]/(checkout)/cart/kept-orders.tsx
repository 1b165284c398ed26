'use client';

import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { useKeptOrders } from '@/lib/shop/checkout/kept-orders-store';
import { orderPath } from '@/lib/site/order-path';
import { useShown } from './cart-words';

type KeptOrdersProps = { onFinish: (items: readonly string[]) => void };

/**
 * The orders of this browser, whatever the cart holds by now: the way back to those whose slip was taken and whose details are missing,
 * and the pages of the others.
 */
export function KeptOrders({ onFinish }: KeptOrdersProps) {
  const { locale, words } = useShown();
  const orders = useKeptOrders((kept) => kept.orders);
  if (orders.length === 0) return null;
  const text = words.checkout.waiting;
  const unfinished = orders.filter((order) => order.open);
  const others = orders.filter((order) => !order.open);
  return (
    <section
      aria-label={unfinished.length > 0 ? text.label : text.orders}
      className="mt-8 grid gap-4 print:hidden"
    >
      {others.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4">
          <span className="font-semibold">{text.orders}:</span>
          {others.map(({ reference }) => (
            <a
              key={reference}
              href={localePath(locale, orderPath(reference))}
              className={`${buttonClass.text} text-link`}
            >
              {reference}
            </a>
          ))}
        </p>
      )}
      {unfinished.map((order) => (
        <Notice key={order.reference} look="amber" title={fill(text.text, { reference: order.reference })}>
          <p>{text.safe}</p>
          <button
            type="button"
            className={`${buttonClass.secondary} mt-3`}
            onClick={() => onFinish(order.items)}
          >
            {text.finish}
          </button>
        </Notice>
      ))}
    </section>
  );
}
