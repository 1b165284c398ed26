import { notFound } from 'next/navigation';
import { getLocale, getMessages } from 'next-intl/server';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { buttonClass } from '@/components/ui/button-class';
import { Fold } from '@/components/ui/fold';
import { Part } from '@/components/ui/heading';
import { formatMoney } from '@/lib/catalog/money';
import { relationsOf } from '@/lib/desk/desk-orders';
import { papersOf } from '@/lib/documents/own-receipt';
import { pastTimeOf } from '@/lib/i18n/age';
import { dotted } from '@/lib/i18n/dotted';
import { localePath } from '@/lib/i18n/locales';
import { erasureRequest } from '@/lib/orders/erasure-request';
import { orderReference } from '@/lib/orders/order';
import { lineNames } from '@/lib/orders/order-lines';
import { showOrder } from '@/lib/orders/order-status';
import { amountInState } from '@/lib/orders/payable';
import { wayOfOrder } from '@/lib/orders/stops';
import { livePaths } from '@/lib/site/live-pages';
import { Customer } from '../../customer';
import { CustomerLink } from '../../customer-link';
import { DeskColumns, DeskPage } from '../../desk-page';
import { PaymentRoad } from '../../desk-road';
import { Lines } from '../../lines';
import { UndoButton } from '../../order-moves';
import { OrderCard } from '../../slip-card';
import { staffHere } from '../../staff-here';
import { StatePlate } from '../../state-plate';
import { AppointmentsPart, NewAppointment } from '../../visits/appointment-row';
import { PayCode, ReceiptButton } from './counter';
import { CustomerFields } from './customer-fields';
import { ErasureRequest } from './erasure-request';
import { OrderFiles } from './order-files';
import { OrderHistory } from './order-history';
import { OrderJobs } from './order-jobs';
import { OrderMoney } from './order-money';
import { OrderCertificate, OrderReceipts } from './order-papers';
import { OrderParts } from './order-parts';
import { ServiceLinks } from './service-links';

/** One order: what it is, who it is from, its slips and its history, and everything that may be done about it. */
export default async function DeskOrderPage({
  params,
  searchParams,
}: PageProps<'/[locale]/desk/orders/[reference]'>) {
  const { email: person } = await staffHere();
  const { reference } = await params;
  const order = orderReference.safeParse(reference).success ? await showOrder(reference) : undefined;
  if (!order) notFound();
  const papers = await papersOf(reference);
  const erasure = erasureRequest(order.events);
  const locale = await getLocale();
  const { desk: words } = await getMessages();
  const query = await searchParams;
  const api = `/api/desk/orders/${reference}` as const;
  return (
    <DeskPage
      title={reference}
      of="orders"
      query={query}
      isOnOrder
      state={<StatePlate state={order.status}>{words.states[order.status]}</StatePlate>}
      road={<PaymentRoad way={wayOfOrder(order.status, order.quotation !== null, order.parts)} />}
      amount={order.slips.length > 0 ? '' : formatMoney(amountInState(order), locale, 'always')}
      facts={
        <>
          <span className="wrap-anywhere">
            {dotted([order.customer_name, order.company_name, pastTimeOf(order.placed_at, locale)])}
          </span>
          {order.renews && <ServiceLinks lines={order.lines} />}
          {order.quotation && (
            <a
              href={localePath(locale, `${livePaths.desk}/quotes/${order.quotation}`)}
              className={buttonClass.text}
            >
              {order.quotation}
            </a>
          )}
        </>
      }
    >
      <DeskColumns
        isBoard
        side={
          <>
            {order.is_complete ? (
              <Customer of={order} reference={reference}>
                <a
                  href={localePath(locale, `${livePaths.desk}/quotes/new?order=${reference}`)}
                  className={buttonClass.text}
                >
                  {words.quotes.new.action}
                </a>
                <NewAppointment reference={reference} />
                <Fold title={words.order.correct}>
                  <PostForm action={`${api}/details`} className="grid gap-4 pb-4">
                    <CustomerFields order={order} />
                    <PostButton label={words.order.save} className="justify-self-start" />
                  </PostForm>
                </Fold>
                {order.customer_email && (
                  <PostForm action={`${api}/confirmation`}>
                    <PostButton label={words.order.resend} look="ghost" />
                  </PostForm>
                )}
              </Customer>
            ) : (
              <Part title={words.order.customer} className="grid gap-3">
                <p>{words.order.nobody}</p>
                <NewAppointment reference={reference} />
              </Part>
            )}
            <AppointmentsPart references={[reference]} />
            <OrderFiles reference={reference} person={person} page={`/orders/${reference}`} />
            <CustomerLink reference={reference} locale={order.locale} />
            <OrderCertificate order={order} papers={papers} />
            <OrderReceipts order={order} papers={papers} />
            <OrderHistory events={order.events} />
          </>
        }
      >
        <OrderCard
          order={{ ...order, relations: await relationsOf(reference) }}
          isOnOrder
          first={<ReceiptButton order={order} papers={papers} />}
          lines={
            <Lines lines={order.lines} nameOf={await lineNames(locale)} className="desk-strip grid gap-2" />
          }
          undo={order.may_undo && <UndoButton order={order} isOnOrder />}
        />
        {erasure && (
          <ErasureRequest api={api} email={order.customer_email ?? ''} isProved={erasure.isProved} />
        )}
        <PayCode order={order} isSale={query.flash === 'sold'} />
        <OrderParts order={order} />
        <OrderMoney order={order} />
        <OrderJobs order={order} />
      </DeskColumns>
    </DeskPage>
  );
}
