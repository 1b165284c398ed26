import { getMessages } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { OwnOrder } from '@/lib/orders/own-order';
import { Certificate } from './certificate';
import { OrderReceipts } from './order-receipts';

type OrderPapersProps = { order: OwnOrder; locale: Locale };

/** What the customer's bookkeeping gets from us, and ours from the customer. */
export async function OrderPapers({ order, locale }: OrderPapersProps) {
  const { orders: words, checkout, errors } = await getMessages();
  const { choose } = checkout.slip;
  return (
    <>
      <Certificate order={order} locale={locale} words={{ ...words.certificate, choose, errors }} />
      <OrderReceipts reference={order.reference} locale={locale} words={words.receipts} />
    </>
  );
}
