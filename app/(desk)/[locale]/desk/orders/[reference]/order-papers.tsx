import { getMessages } from 'next-intl/server';
import type { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import type { orderOfAgency } from '@/lib/orders/order-status';
import { OrderCertificate } from './order-certificate';
import { OrderReceipts } from './order-receipts';

type OrderPapersProps = { order: z.infer<typeof orderOfAgency>; locale: Locale };

/** What an order has of papers for the books. */
export async function OrderPapers({ order, locale }: OrderPapersProps) {
  const { desk, receipts, checkout } = await getMessages();
  const reasons = receipts.void.reasons;
  return (
    <>
      <OrderCertificate order={order} locale={locale} words={desk.withheld} />
      <OrderReceipts
        order={order}
        locale={locale}
        words={{ ...desk.receipt, reasons, fields: checkout.details }}
      />
    </>
  );
}
