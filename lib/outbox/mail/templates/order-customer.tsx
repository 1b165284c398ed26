import { company } from '@/lib/company/company';
import { dateTimeOf } from '@/lib/i18n/dates';
import { loadNamespace } from '@/lib/i18n/messages';
import { translator } from '@/lib/i18n/translator';
import { proofOfPayment } from '@/lib/orders/order';
import { cardFormFor } from '@/lib/site/order-path';
import { pageUrl } from '@/lib/site/page-urls';
import { routes } from '@/lib/site/routes';
import { isPaid, type OrderPayload, orderPayload, wayOfPayload } from '../order-payload';
import { Facts } from './facts';
import { greeting } from './greeting';
import { type Letter, letterOf, type MailTo, smallPrint } from './letter';
import { MailLink, MailText } from './mail-parts';
import { companyFacts, partsFacts } from './order-facts';
import { orderLink } from './order-link';
import { orderTable } from './order-table';
import { bill } from './pieces/bill';
import { stopsRow } from './road';
import { workAhead } from './work-ahead';

/** The customer's confirmation, in the customer's language; not a receipt and not a tax invoice. */
export async function orderCustomerMail(payload: unknown, { locale, recipient }: MailTo): Promise<Letter> {
  const order = orderPayload.parse(payload);
  const t = await translator(locale, 'mail');
  const method = order.payment_method;
  const proof = proofOf(order);
  const { afterPaying } = (await loadNamespace(locale, 'forms')).businessCard;
  const cardForm = `${pageUrl(locale, routes.businessCards.path)}${cardFormFor(order.reference)}`;
  const { lines, amount, reference } = order;
  const work = await workAhead(reference, locale);
  const link = await orderLink({ reference, recipient, locale });
  const { parts, stops } = await loadNamespace(locale, 'orders');
  const told = await orderTable({
    lines,
    amount,
    locale,
    nameOf: (line) => line.name,
  });
  return letterOf(
    {
      piece: bill({
        ...told,
        stamp: isPaid(order) ? stops.paid : undefined,
        note: t(`order.vat.${company.vat}`),
      }),
      locale,
      subject: t('orderCustomer.subject', { reference }),
      heading: t('orderCustomer.heading'),
      preview: t(`orderCustomer.intro.${proof}`),
      plate: reference,
      end: { look: 'order', number: reference },
      board: isPaid(order) ? 'money' : 'order',
    },
    await greeting(locale, order.customer_name),
    t(`orderCustomer.intro.${proof}`),
    link.button,
    method !== 'cash' &&
      proof !== 'none' &&
      !order.renews &&
      !work.hasWork &&
      t(`orderCustomer.next.${method}`),
    await stopsRow(wayOfPayload(order), locale),
    lines.some((line) => line.price === 0) && t('orderCustomer.quotes'),
    lines.some((line) => line.type === 'business-cards') && (
      <MailText>
        {afterPaying.text} <MailLink href={cardForm}>{afterPaying.action}</MailLink>
      </MailText>
    ),
    <Facts
      facts={[
        [t('order.date'), dateTimeOf(order.placed_at, locale)],
        [t('order.payment'), t(`order.paymentMethods.${method}`)],
        ...partsFacts(order.parts, parts, locale),
        ...companyFacts(order, (key) => t(`order.${key}`)),
      ]}
    />,
    work.steps,
    link.note,
    smallPrint(t('orderCustomer.notReceipt', { taxId: company.taxId })),
  );
}

/** What the customer has shown of the payment: nothing where an order waits for it, or it came at the counter. */
function proofOf({
  payment_method: method,
  payment_slip_path: slip,
}: OrderPayload): 'slip' | 'card' | 'none' {
  return method === 'cash' || (method !== 'card' && slip === null) ? 'none' : proofOfPayment(method);
}
