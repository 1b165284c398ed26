import { notFound } from 'next/navigation';
import { getLocale, getMessages } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { Part } from '@/components/ui/heading';
import { formatMoney } from '@/lib/catalog/money';
import { fill } from '@/lib/i18n/fill';
import { isLocale, languageNames } from '@/lib/i18n/locales';
import { erasureRequest } from '@/lib/orders/erasure-request';
import { orderReference } from '@/lib/orders/order';
import { showOrder } from '@/lib/orders/order-status';
import { payable } from '@/lib/orders/payable';
import { FlashNotice } from '../../flash-notice';
import { MoveButtons } from '../../move-buttons';
import { SlipPicture } from '../../slip-picture';
import { staffHere } from '../../staff-here';
import { UndoButton } from '../../undo-button';
import { Withheld } from '../../withheld';
import { CorrectOrder } from './correct-order';
import { DeskHistory } from './desk-history';
import { ErasureRequest } from './erasure-request';
import { OrderPapers } from './order-papers';
import { OrderedLines } from './ordered-lines';

/** One order: what it is, who it is from, its slips and its history, and everything that may be done about it. */
export default async function DeskOrderPage({
  params,
  searchParams,
}: PageProps<'/[locale]/desk/orders/[reference]'>) {
  await staffHere();
  const { reference } = await params;
  const order = orderReference.safeParse(reference).success ? await showOrder(reference) : undefined;
  if (!order) notFound();
  const erasure = erasureRequest(order.events);
  const locale = await getLocale();
  const { desk: words, orders: customerWords, checkout } = await getMessages();
  return (
    <div className="wrap grid gap-6 py-6">
      <FlashNotice query={await searchParams} isOnOrder />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-h2">{order.reference}</h1>
        <p className="font-display text-h2">{formatMoney(payable(order), locale, 'always')}</p>
        <p className="font-semibold">{words.states[order.status]}</p>
      </div>
      <Withheld order={order} locale={locale} words={words.withheld} />
      <div className="grid items-start gap-x-10 gap-y-8 md:grid-cols-2">
        <div className="grid min-w-0 gap-8">
          <div className="grid gap-2">
            <MoveButtons
              order={order}
              locale={locale}
              words={{ moves: words.moves, reasons: customerWords.reasons }}
              isOnOrder
            />
            {order.may_undo && (
              <UndoButton order={order} locale={locale} label={words.moves.undo} isOnOrder />
            )}
          </div>
          {erasure && (
            <ErasureRequest order={order} isProved={erasure.isProved} locale={locale} words={words.erasure} />
          )}
          <Part title={words.order.customer} className="grid gap-3">
            {order.is_complete ? (
              <>
                <p className="wrap-anywhere whitespace-pre-wrap">
                  {[order.customer_name, order.company_name, order.customer_address]
                    .filter(Boolean)
                    .join('\n')}
                </p>
                <p className="flex flex-wrap gap-x-6">
                  {order.customer_phone && (
                    <a href={`tel:${order.customer_phone}`} className={buttonClass.text}>
                      {order.customer_phone}
                    </a>
                  )}
                  {order.customer_email && (
                    <a
                      href={`mailto:${order.customer_email}`}
                      className={`${buttonClass.text} wrap-anywhere`}
                    >
                      {order.customer_email}
                    </a>
                  )}
                </p>
                {isLocale(order.locale) && (
                  <p className="text-ink-2">
                    {fill(words.order.page, { language: languageNames[order.locale] })}
                  </p>
                )}
                <CorrectOrder
                  order={order}
                  locale={locale}
                  words={{ ...words.order, fields: checkout.details }}
                />
                <form
                  action={`/api/desk/orders/${order.reference}/confirmation?locale=${locale}`}
                  method="post"
                >
                  <button type="submit" className={buttonClass.ghost}>
                    {words.order.resend}
                  </button>
                </form>
              </>
            ) : (
              <p>{words.order.nobody}</p>
            )}
          </Part>
          <OrderedLines order={order} locale={locale} />
          <OrderPapers order={order} locale={locale} />
          <DeskHistory
            events={order.events}
            locale={locale}
            words={{ ...words, reasons: customerWords.reasons }}
          />
        </div>
        {order.slips.length > 0 && (
          <Part title={words.order.slips}>
            {order.slips.map((slip) => (
              <SlipPicture key={slip.path} slip={slip} words={{ ...customerWords.slips, ...words.check }} />
            ))}
          </Part>
        )}
      </div>
    </div>
  );
}
