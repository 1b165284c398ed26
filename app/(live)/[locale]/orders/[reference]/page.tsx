import '@/app/styles/paper-stops.css';
import '@/app/styles/pay-code.css';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { getLocale, getMessages } from 'next-intl/server';
import { kindsOfOrder } from '@/lib/appointments/kinds';
import { ownAppointments } from '@/lib/appointments/own-appointments';
import { fill } from '@/lib/i18n/fill';
import { withoutMarks } from '@/lib/i18n/phrases';
import { ownJobs } from '@/lib/jobs/own-jobs';
import { ownCardPage } from '@/lib/orders/card/own-card-page';
import { orderReference } from '@/lib/orders/order';
import { proofOf } from '@/lib/orders/order-key';
import { type OrderProof, type OwnOrder, showOwnOrder } from '@/lib/orders/own-order';
import { takesCard } from '@/lib/payments/card/card-mode';
import { ownServices } from '@/lib/services/own-services';
import { OwnAppointments } from '../../appointments/own-appointments';
import { OwnJobs } from '../own-jobs';
import { LeaveCart } from './leave-cart';
import { OpenOrder } from './open-order';
import { OrderFiles } from './order-files';
import { OrderView } from './order-view';

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/orders/[reference]'>): Promise<Metadata> {
  const { orders } = await getMessages();
  const { reference } = await params;
  return {
    title: withoutMarks(fill(orders.heading, { reference })),
    description: withoutMarks(orders.metadata.description),
  };
}

/** An order as its customer sees it, to whoever has a key; to anybody else the way to one, whether there is such an order or not. */
export default async function OrderPage({ params, searchParams }: PageProps<'/[locale]/orders/[reference]'>) {
  const { reference } = await params;
  if (!orderReference.safeParse(reference).success) notFound();
  const proof = proofOf(reference, (await cookies()).toString());
  const order = await showOwnOrder(proof);
  const locale = await getLocale();
  if (!order) {
    const { orders } = await getMessages();
    return <OpenOrder reference={reference} api="/api/my-orders" words={orders} />;
  }
  const card = await cardOf(order, proof);
  const services = await ownServices(proof);
  const jobs = await ownJobs(proof);
  const appointments = await ownAppointments(proof);
  const query = await searchParams;
  const { flash } = query;
  return (
    <>
      <OrderView
        order={order}
        services={services}
        locale={locale}
        flash={flash}
        card={card}
        hasWork={jobs.length > 0}
      >
        <OwnJobs
          jobs={jobs}
          order={order}
          proof={proof}
          mayBook={appointments !== undefined && mayBook(order)}
        />
        {appointments && (
          <OwnAppointments
            own={appointments}
            kinds={mayBook(order) ? kindsOfOrder(order, jobs) : []}
            query={query}
          />
        )}
        <OrderFiles order={order} jobs={jobs} proof={proof} />
      </OrderView>
      {flash === 'accepted' && <LeaveCart items={order.lines.map(({ id }) => id)} />}
    </>
  );
}

/** What is over needs no appointment any more. */
const mayBook = ({ status, is_complete: isComplete }: OwnOrder) =>
  isComplete && !['rejected', 'cancelled', 'refunded'].includes(status);

/** Whether an order that waits for its money can be paid by card, and how far that has come. */
async function cardOf(
  { status, payment_method, amount, withheld, received, quotation, parts, renews }: OwnOrder,
  proof: OrderProof,
) {
  if (status !== 'awaiting-payment') return { page: 'none', isOffered: false } as const;
  // Another amount came by card than the order has: a person looks at it.
  if (payment_method === 'card') return { page: 'complete', isOffered: false } as const;
  // A card pays the whole amount.
  return {
    page: await ownCardPage(proof),
    isOffered:
      (quotation !== null || renews) &&
      withheld === 0 &&
      received === 0 &&
      parts.length === 0 &&
      (await takesCard(amount)),
  };
}
