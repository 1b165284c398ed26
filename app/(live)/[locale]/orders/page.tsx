import { getLocale, getMessages } from 'next-intl/server';
import { PageTitle } from '@/components/ui/heading';
import { liveMetadata } from '@/lib/site/live-metadata';
import { FlashNotice } from './flash-notice';
import { LostKey } from './lost-key';
import { MyOrders } from './my-orders';

export const generateMetadata = liveMetadata('orders');

/** Leads to orders: those that this browser placed, or by a new link to the address of one. */
export default async function OrdersPage({ searchParams }: PageProps<'/[locale]/orders'>) {
  const { orders } = await getMessages();
  const locale = await getLocale();
  return (
    <div className="wrap grid max-w-[52rem] gap-10 py-section">
      <div className="grid gap-4">
        <PageTitle text={orders.title} />
        <p className="section-lead">{orders.lead}</p>
        <FlashNotice flash={(await searchParams).flash} words={orders.flash} />
      </div>
      <MyOrders locale={locale} words={orders.here} />
      <LostKey api="/api/my-orders" words={orders.lost} />
    </div>
  );
}
