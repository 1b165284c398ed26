import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { getLocale, getMessages } from 'next-intl/server';
import { fill } from '@/lib/i18n/fill';
import { withoutMarks } from '@/lib/i18n/phrases';
import { orderReference } from '@/lib/orders/order';
import { proofOf } from '@/lib/orders/order-key';
import { showOwnOrder } from '@/lib/orders/own-order';
import { OpenOrder } from './open-order';
import { OrderView } from './order-view';

type OrderPageProps = {
  params: Promise<{ reference: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: OrderPageProps): Promise<Metadata> {
  const { orders } = await getMessages();
  const { reference } = await params;
  return {
    title: withoutMarks(fill(orders.heading, { reference })),
    description: withoutMarks(orders.metadata.description),
    robots: { index: false, follow: false },
  };
}

/** An order as its customer sees it, to whoever has a key; to anybody else the way to one, whether there is such an order or not. */
export default async function OrderPage({ params, searchParams }: OrderPageProps) {
  const { reference } = await params;
  if (!orderReference.safeParse(reference).success) notFound();
  const order = await showOwnOrder(proofOf(reference, (await cookies()).toString()));
  const locale = await getLocale();
  if (!order) {
    const { orders } = await getMessages();
    return <OpenOrder reference={reference} locale={locale} api="/api/my-orders" words={orders} />;
  }
  return <OrderView order={order} locale={locale} said={(await searchParams).said} />;
}
