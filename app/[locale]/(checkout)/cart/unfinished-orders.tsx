'use client';

import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { useKeptOrders } from '@/lib/checkout/kept-orders-store';
import { fill } from '@/lib/i18n/fill';
import type { CartWords } from './cart-words';

type UnfinishedOrdersProps = { words: CartWords; onFinish: (items: readonly string[]) => void };

/** The way back to orders whose slip was taken and whose details are missing, whatever the cart holds by now. */
export function UnfinishedOrders({ words, onFinish }: UnfinishedOrdersProps) {
  const orders = useKeptOrders((kept) => kept.orders).filter((order) => order.open);
  if (orders.length === 0) return null;
  const text = words.checkout.waiting;
  return (
    <section aria-label={text.label} className="mt-8 grid gap-4 print:hidden">
      {orders.map((order) => (
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
