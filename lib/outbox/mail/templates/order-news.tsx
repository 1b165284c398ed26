import { z } from 'zod';
import { formatMoney } from '@/lib/catalog/money';
import { agencyLocale } from '@/lib/company/agency';
import { loadMessages } from '@/lib/i18n/messages';
import { translator } from '@/lib/i18n/translator';
import { openAmount } from '@/lib/orders/payable';
import type { MailSign } from '@/lib/site/painted-pictures';
import { orderPayload } from '../order-payload';
import { agencyActions } from './agency-actions';
import { agencyOrderTable } from './agency-order-table';
import { Facts } from './facts';
import { type Letter, letterOf, type MailTo } from './letter';
import { boardOfLines } from './mail-colours';
import { contactFacts, contactOf, partsFacts, withheldFacts } from './order-facts';
import { slipAttachments, slipFacts, slipNotes } from './order-slip';
import { paymentLink } from './payment-link';
import { bill } from './pieces/bill';
import { shutter } from './pieces/edges';
import { priceBoard, sumOf } from './pieces/plate';

const newsPayload = orderPayload.extend({
  news: z.enum([
    'slip',
    'details',
    'cancelled',
    'erasure',
    'overdue',
    'service-ends',
    'service-kept',
    'job-yes',
    'job-change',
    'job-fix',
    'job-silent',
  ]),
  /** The names of the details that were corrected, comma between, as `changed_details` of the database writes them; or that of a service. */
  changed: z.string(),
  /** The service that it is about, where no order was placed for that yet. */
  service: z.uuid().nullish(),
});

/** Which label of the checkout stands for a detail. */
const labels = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  address: 'address',
  company_name: 'companyName',
  company_tax_id: 'companyTaxId',
  company_branch: 'companyBranch',
} as const;

const isDetail = (name: string): name is keyof typeof labels => Object.hasOwn(labels, name);

const boards: { [news: string]: MailSign } = { overdue: 'late', slip: 'slip', cancelled: 'closed' };

/** Tells the agency what a customer did on the page of an order: sent a slip, corrected details, cancelled, ended a service, or asked to be erased; and that a renewal is overdue. */
export async function orderNewsMail(payload: unknown, { locale: customerLocale }: MailTo): Promise<Letter> {
  const order = newsPayload.parse(payload);
  const { news, reference, service } = order;
  const locale = agencyLocale();
  const [t, { checkout, orders }] = await Promise.all([translator(locale, 'mail'), loadMessages(locale)]);
  const attachments = news === 'slip' ? await slipAttachments(order) : [];
  const label = { ...checkout.details, ...checkout.details.company };
  const details = order.changed
    .split(', ')
    .filter(isDetail)
    .map((name) => label[labels[name]])
    .join(', ');
  const money = (satang: number) => formatMoney(satang, locale, 'always');
  const changed = news === 'details' ? details : order.changed;
  const due = openAmount(order);
  const facts = { reference, changed, amount: money(due) };
  const isWhole = news === 'overdue' && due === order.amount;
  const piece = isWhole
    ? bill(await agencyOrderTable(order, customerLocale, { stage: 'renewal' }))
    : news === 'cancelled'
      ? shutter
      : boards[news] && priceBoard(sumOf(due, locale, t('order.payable')));
  return letterOf(
    {
      locale,
      piece,
      subject: t(`orderNews.${news}.subject`, facts),
      heading: t(`orderNews.${news}.heading`, facts),
      plate: reference,
      board: boards[news] ?? boardOfLines(order.lines),
      replyTo: order.customer_email ?? undefined,
      attachments,
      end: 'agency',
    },
    t(`orderNews.${news}.text`, facts),
    await agencyActions({
      desk: service ? `services/${service}` : `orders/${reference}`,
      ...contactOf(order, reference),
      isTold: true,
      isUrgent: news === 'overdue',
    }),
    await paymentLink(order.stripe_payment),
    news === 'slip' && (await slipNotes(order)),
    <Facts
      facts={[
        ...(order.withheld > 0
          ? withheldFacts(order, locale, (name) => t(`order.${name}`))
          : [
              [
                t('order.total'),
                news === 'overdue' && order.received === 0 ? '' : money(order.amount),
              ] as const,
            ]),
        [t('order.received'), order.received > 0 ? money(order.received) : ''],
        ...partsFacts(order.parts, orders.parts, locale),
        ...(news === 'slip' ? await slipFacts(order, attachments.length > 0) : []),
        ...contactFacts(order, customerLocale, (key) => t(key)),
      ]}
    />,
  );
}
