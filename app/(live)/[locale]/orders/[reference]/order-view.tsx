import { getMessages } from 'next-intl/server';
import { StatusBoard } from '@/components/sections/status-board';
import { buttonClass } from '@/components/ui/button-class';
import { Lettering } from '@/components/ui/lettering';
import { LineLink } from '@/components/ui/line-link';
import { formatMoney } from '@/lib/catalog/money';
import type { Board } from '@/lib/drawings/board';
import type { MotifName } from '@/lib/drawings/motifs';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { formatInPattaya } from '@/lib/i18n/pattaya-time';
import { mayCancel, mayCorrect, mayReceiveSlip, type OrderPhase, phaseOf } from '@/lib/orders/order-phase';
import { orderReason } from '@/lib/orders/order-reasons';
import type { OwnOrder } from '@/lib/orders/own-order';
import { company, phoneUrl } from '@/lib/site/company';
import { answerDue } from '@/lib/site/opening-hours';
import { SaidNotice } from '../said-notice';
import { CancelOrder } from './cancel-order';
import { DetailsForm } from './details-form';
import { ForgetKey } from './forget-key';
import { OrderHistory } from './order-history';
import { OrderLines } from './order-lines';
import { OwnData } from './own-data';
import { PayOrder } from './pay-order';
import { SentSlips } from './sent-slips';
import { SlipForm } from './slip-form';

const boards: Record<OrderPhase, { board: Board; motif: MotifName }> = {
  'awaiting-payment': { board: 'guide', motif: 'tick' },
  pending: { board: 'web', motif: 'eye' },
  waiting: { board: 'web', motif: 'eye' },
  incomplete: { board: 'guide', motif: 'deadend' },
  'slip-wanted': { board: 'guide', motif: 'eye' },
  paid: { board: 'done', motif: 'tick' },
  rejected: { board: 'failed', motif: 'broken' },
  cancelled: { board: 'lost', motif: 'deadend' },
  refunded: { board: 'done', motif: 'uturn' },
  'refund-failed': { board: 'guide', motif: 'uturn' },
};

/** A reference that no line breaks at its hyphen. */
const unbroken = (reference: string) => reference.replace('-', '-\u2060');

type OrderViewProps = { order: OwnOrder; locale: Locale; said: string | string[] | undefined };

/** The page of an order: where it stands and what to do, then everything that is known of it, and what can be put right. */
export async function OrderView({ order, locale, said }: OrderViewProps) {
  const { orders: words, checkout, errors, forms, catalog, mail } = await getMessages();
  const { reference } = order;
  const lastMove = order.events.filter(({ status_before: before }) => before !== null).at(-1);
  const phase = phaseOf(order, lastMove);
  const since = lastMove?.created_at ?? order.placed_at;
  const facts = {
    reference,
    amount: formatMoney(order.amount, locale, 'always'),
    by: formatInPattaya(answerDue(since), locale),
  };
  const reason = orderReason.safeParse(lastMove?.reason);
  const details = (
    <DetailsForm
      reference={reference}
      locale={locale}
      isFirst={!order.is_complete}
      known={{
        name: order.customer_name ?? '',
        email: order.customer_email ?? '',
        phone: order.customer_phone ?? '',
        address: order.customer_address ?? '',
        companyName: order.company_name ?? '',
        companyTaxId: order.company_tax_id ?? '',
        companyBranch: order.company_branch ?? '',
      }}
      words={{ form: words.details, fields: checkout.details, errors, kit: forms.kit }}
    />
  );
  return (
    <>
      <ForgetKey />
      <StatusBoard {...boards[phase]} title={fill(words.heading, { reference: unbroken(reference) })}>
        <div className="grid gap-3 py-4">
          <p className="font-display text-h3">
            <Lettering text={words.states[phase].label} />
          </p>
          {reason.success && !lastMove?.is_undo && <p>{words.reasons[reason.data]}</p>}
          <p className="sign-lead">{fill(words.states[phase].text, facts)}</p>
          <p>{fill(words.states[phase].next, facts)}</p>
          {lastMove?.note && (
            <p className="whitespace-pre-wrap">{fill(words.whose.us, { note: lastMove.note })}</p>
          )}
        </div>
      </StatusBoard>
      <div className="wrap grid items-start gap-x-14 gap-y-10 py-section lg:grid-cols-[1fr_24rem]">
        <div className="grid min-w-0 gap-10">
          <SaidNotice said={said} words={words.said} />
          {phase === 'incomplete' && details}
          {phase === 'awaiting-payment' && (
            <PayOrder
              order={order}
              locale={locale}
              words={{ ...words.pay, qr: checkout.qr, transfer: checkout.transfer }}
            />
          )}
          {mayReceiveSlip(order) && (
            <SlipForm
              reference={reference}
              locale={locale}
              isFolded={phase === 'pending' || phase === 'incomplete'}
              words={{
                ...words.slip,
                ...(phase === 'awaiting-payment' && { title: words.pay.slip }),
                label: checkout.slip.label,
                choose: checkout.slip.choose,
                missing: checkout.slip.missing,
                errors,
              }}
            />
          )}
          <OrderLines
            order={order}
            locale={locale}
            words={{ ...words.lines, methods: words.method, catalog, company: mail.order }}
          />
          {phase !== 'incomplete' && mayCorrect(order) && details}
        </div>
        <div className="grid min-w-0 gap-10">
          <OrderHistory events={order.events} locale={locale} words={words.history} />
          <SentSlips slips={order.slips} locale={locale} words={words.slips} />
          <section className="grid justify-items-start gap-4 rounded-board bg-sunk p-5">
            <h2 className="text-h3">
              <Lettering text={words.help.title} />
            </h2>
            <LineLink label={words.help.line} text={fill(words.help.lineText, { reference })} />
            <a href={phoneUrl} className={buttonClass.ghost}>
              {fill(words.help.call, { phone: company.phone })}
            </a>
          </section>
          {mayCancel(order) && <CancelOrder reference={reference} locale={locale} words={words.cancel} />}
          {order.customer_email && <OwnData order={order} locale={locale} words={words.data} />}
        </div>
      </div>
    </>
  );
}
