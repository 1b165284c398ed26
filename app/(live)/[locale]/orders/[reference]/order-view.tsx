import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { StatusBoard } from '@/components/sections/status-board';
import { Lettering } from '@/components/ui/lettering';
import { proseMoney } from '@/lib/catalog/money';
import { answerDue } from '@/lib/company/opening-hours';
import { waysInWords } from '@/lib/company/ways-to-pay';
import { unbroken } from '@/lib/fields/reference';
import { deadlineOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { CardPage } from '@/lib/orders/card/own-card-page';
import { detailsOf } from '@/lib/orders/known-customer';
import { mayCancel, mayCorrect, mayReceiveSlip, phaseOf } from '@/lib/orders/order-phase';
import { orderReason } from '@/lib/orders/order-reasons';
import type { OwnOrder } from '@/lib/orders/own-order';
import { partFacts } from '@/lib/orders/part-words';
import { amountInState, payable } from '@/lib/orders/payable';
import { openWays } from '@/lib/payments/open-ways';
import type { ShownService } from '@/lib/services/service';
import { pageWords } from '@/lib/site/page-words';
import { FlashNotice } from '../flash-notice';
import { OwnServices } from '../own-services';
import { CardFormLink } from './card-form-link';
import { DetailsForm } from './details-form';
import { ForgetKey } from './forget-key';
import { CancelOrder, OrderHelp, OwnData } from './order-asides';
import { boards } from './order-boards';
import { OrderHistory, SentSlips } from './order-history';
import { OrderLines } from './order-lines';
import { Certificate, OrderQuotation, OrderReceipts } from './order-papers';
import { OrderParts } from './order-parts';
import { PayByCard } from './pay-by-card';
import { PayOrder } from './pay-order';
import { SlipForm } from './slip-form';

type OrderViewProps = {
  order: OwnOrder;
  services: readonly ShownService[];
  locale: Locale;
  flash: string | string[] | undefined;
  /** The card page that the order has while it waits for its payment, and whether it may have one. */
  card: { page: CardPage; isOffered: boolean };
  /** Whether work has come of it, which says itself what happens next. */
  hasWork: boolean;
  /** Its work, its appointments and its files. */
  children: ReactNode;
};

/** The page of an order: where it stands and what to do, then everything that is known of it, and what can be put right. */
export async function OrderView(props: OrderViewProps) {
  const { order, services, locale, flash, card, hasWork, children } = props;
  const { orders: words, errors, forms, facts: known } = await getMessages();
  const checkout = await pageWords('checkout');
  const { reference } = order;
  const { agreement } = forms.kit;
  const lastMove = order.events.filter(({ status_before: before }) => before !== null).at(-1);
  const phase = phaseOf(order, lastMove);
  const stands = card.page === 'none' ? phase : 'waiting';
  // Sold by the agency and no quotation: nobody has accepted anything, and no card page is made for it.
  const isSold = order.quotation === null && phase === 'awaiting-payment';
  const isWaiting = order.status === 'awaiting-payment' && card.page === 'none';
  const money = (satang: number) => proseMoney(satang, locale, 'always');
  const facts = {
    reference,
    amount: money(amountInState(order)),
    received: money(order.received),
    over: money(order.over),
    ...partFacts(order, words.parts, locale),
    by: deadlineOf(answerDue(lastMove?.created_at ?? order.placed_at), locale),
    ways: waysInWords(
      await openWays(payable(order), order.received > 0 || isSold || order.parts.length > 0),
      locale,
      known.waysToPay,
    ),
  };
  const hasMail = !order.is_complete || order.customer_email;
  const reason = orderReason.safeParse(lastMove?.reason);
  const details = (
    <DetailsForm
      reference={reference}
      locale={locale}
      isFirst={!order.is_complete}
      known={detailsOf(order)}
      words={{ form: words.details, fields: checkout.details, errors, kit: forms.kit }}
    />
  );
  return (
    <>
      <ForgetKey />
      <StatusBoard {...boards[stands]} title={fill(words.heading, { reference: unbroken(reference) })}>
        <div className="grid gap-3 py-4">
          <p className="font-display text-h3">
            <Lettering text={words.states[stands].label} />
          </p>
          {reason.success && !lastMove?.is_undo && <p>{words.reasons[reason.data]}</p>}
          <p className="sign-lead">{fill(isSold ? words.sold : words.states[stands].text, facts)}</p>
          {order.over > 0 && <p className="font-semibold">{fill(words.over, facts)}</p>}
          {!(hasWork && phase === 'paid') && (
            <p>{hasMail ? fill(words.states[phase].next, facts) : words.noMail}</p>
          )}
          {lastMove?.note && (
            <p className="whitespace-pre-wrap">{fill(words.whose.us, { note: lastMove.note })}</p>
          )}
        </div>
      </StatusBoard>
      <div className="wrap grid items-start gap-x-14 gap-y-10 py-section lg:grid-cols-[1fr_24rem]">
        <div className="grid min-w-0 grid-cols-1 gap-10">
          <FlashNotice flash={flash} words={words.flash} />
          <CardFormLink order={order} />
          {children}
          {phase === 'incomplete' && details}
          <OrderParts order={order} />
          {isWaiting && <PayOrder order={order} />}
          {mayReceiveSlip(order) && card.page === 'none' && (
            <SlipForm
              reference={reference}
              locale={locale}
              isFolded={phase === 'pending' || phase === 'incomplete'}
              words={{
                ...words.slip,
                ...(isWaiting ? { title: words.pay.slip } : { agreement }),
                label: checkout.slip.label,
                choose: checkout.slip.choose,
                missing: checkout.slip.missing,
                errors,
              }}
            />
          )}
          {(card.isOffered || card.page !== 'none') && <PayByCard reference={reference} page={card.page} />}
          <OrderLines order={order} />
          <OwnServices services={services} api={`/api/my-orders/${reference}/services`} />
          {phase !== 'incomplete' && mayCorrect(order) && details}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-10">
          <Certificate order={order} />
          <OrderQuotation number={order.quotation} />
          <OrderReceipts reference={reference} />
          <OrderHistory events={order.events} />
          <SentSlips slips={order.slips} money={order.money} />
          <OrderHelp reference={reference} />
          {mayCancel(order) && <CancelOrder reference={reference} />}
          {order.customer_email && <OwnData order={order} />}
        </div>
      </div>
    </>
  );
}
