import { getLocale, getMessages } from 'next-intl/server';
import { PaymentParts } from '@/components/sections/payment-parts';
import { Part } from '@/components/ui/heading';
import type { OwnOrder } from '@/lib/orders/own-order';
import { partsText } from '@/lib/orders/part-words';

/** The parts in which an order is paid, and where that stands; nothing where it is paid in one sum, or leads to no payment any more. */
export async function OrderParts({ order }: { order: OwnOrder }) {
  if (order.parts.length === 0 || ['cancelled', 'refunded'].includes(order.status)) return null;
  const locale = await getLocale();
  const { parts: words } = (await getMessages()).orders;
  const text = partsText(order, words, locale);
  return (
    <Part title={words.title}>
      {text && <p className="font-semibold">{text}</p>}
      <PaymentParts parts={order.parts} locale={locale} words={words} />
    </Part>
  );
}
