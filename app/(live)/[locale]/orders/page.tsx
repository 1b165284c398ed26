import type { Metadata } from 'next';
import { getLocale, getMessages } from 'next-intl/server';
import { Lettering } from '@/components/ui/lettering';
import { withoutMarks } from '@/lib/i18n/phrases';
import { SaidNotice } from './flash-notice';
import { LostKey } from './lost-key';
import { MyOrders } from './my-orders';

type OrdersPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const { metadata } = (await getMessages()).orders;
  return {
    title: withoutMarks(metadata.title),
    description: withoutMarks(metadata.description),
    robots: { index: false, follow: false },
  };
}

/** Leads to orders: those that this browser placed, or by a new link to the address of one. */
export default async function OrdersPage({ searchParams }: OrdersPageProps) {
  const { orders } = await getMessages();
  const locale = await getLocale();
  return (
    <div className="wrap grid max-w-[52rem] gap-10 py-section">
      <div className="grid gap-4">
        <h1 className="text-h2">
          <Lettering text={orders.title} />
        </h1>
        <p className="section-lead">{orders.lead}</p>
        <SaidNotice said={(await searchParams).said} words={orders.said} />
      </div>
      <MyOrders locale={locale} words={orders.here} />
      <LostKey locale={locale} api="/api/my-orders" words={orders.lost} />
    </div>
  );
}
