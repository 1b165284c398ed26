import { formatMoney } from '@/lib/catalog/money';
import { agencyLocale } from '@/lib/company/agency';
import { dateTimeOf } from '@/lib/i18n/dates';
import { loadNamespace } from '@/lib/i18n/messages';
import { translator } from '@/lib/i18n/translator';
import { proofOfPayment } from '@/lib/orders/order';
import { nextPart } from '@/lib/orders/parts';
import { placedPayload } from '../order-payload';
import { agencyActions } from './agency-actions';
import { agencyOrderTable } from './agency-order-table';
import { Facts } from './facts';
import { type Letter, letterOf, type MailTo } from './letter';
import { unsplit } from './mail-words';
import { contactFacts, contactOf, partsFacts } from './order-facts';
import { slipAttachments, slipFacts, slipNotes } from './order-slip';
import { paymentLink } from './payment-link';
import { bill } from './pieces/bill';

/** The agency's copy, in its own language. */
export async function orderAgencyMail(payload: unknown, { locale: customerLocale }: MailTo): Promise<Letter> {
  const order = placedPayload.parse(payload);
  const agency = agencyLocale();
  const t = await translator(agency, 'mail');
  const attachments = await slipAttachments(order);
  const method = order.payment_method;
  // The bank, or a colleague, may be faster than a customer who is still writing who the order is from.
  const kind = method !== 'card' && order.received > 0 && order.open === 0 ? 'paid' : method;
  const isPaid = kind === 'paid' || kind === 'card';
  const { parts: partWords, stops } = await loadNamespace(agency, 'orders');
  const told = await agencyOrderTable(order, customerLocale);
  return letterOf(
    {
      piece: bill({ ...told, stamp: isPaid ? stops.paid : undefined }),
      locale: agency,
      subject: t(`orderAgency.subject.${kind === 'paid' ? kind : proofOfPayment(method)}`, {
        reference: order.reference,
        amount: formatMoney(nextPart(order.parts)?.amount ?? order.amount, agency, 'always'),
      }),
      heading: t('orderAgency.heading', { name: unsplit(order.customer_name) }),
      who: unsplit(order.customer_name),
      plate: order.reference,
      preview: t(`orderAgency.preview.${kind}`),
      board: isPaid ? 'money' : 'order',
      replyTo: order.customer_email ?? undefined,
      attachments,
      end: 'agency',
    },
    t(`orderAgency.intro.${kind}`, { reference: order.reference }),
    await agencyActions({
      desk: `orders/${order.reference}`,
      ...contactOf(order, order.reference),
      isTold: true,
    }),
    await paymentLink(order.stripe_payment),
    await slipNotes(order),
    order.received > 0 &&
      method !== 'card' &&
      t('orderAgency.received', { amount: formatMoney(order.received, agency, 'always') }),
    order.lines.some((line) => line.price === 0) && t('orderAgency.quotes'),
    <Facts
      facts={[
        [t('orderAgency.placed'), dateTimeOf(order.placed_at, agency)],
        [t('order.payment'), t(`order.paymentMethods.${method}`)],
        ...(await slipFacts(order, attachments.length > 0)),
        ...partsFacts(order.parts, partWords, agency),
        ...contactFacts(order, customerLocale, (key) => t(key)),
      ]}
    />,
    t('orderAgency.next'),
  );
}
