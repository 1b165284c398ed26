import { formatMoney } from '@/lib/catalog/money';
import { agencyLocale } from '@/lib/company/agency';
import { dateTimeOf } from '@/lib/i18n/dates';
import { languageNames } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { orderPayload } from '../order-payload';
import { agencyActions } from './agency-actions';
import { agencyOrderTable } from './agency-order-table';
import { Facts } from './facts';
import { type Letter, letterOf, type MailTo } from './letter';
import { slipAttachments, slipFacts, slipNotes } from './order-slip';
import { bill } from './pieces/bill';

const abandonedPayload = orderPayload.pick({
  reference: true,
  placed_at: true,
  lines: true,
  amount: true,
  payment_slip_path: true,
  slip_kind: true,
  slip_bank: true,
  slip_reference: true,
  same_picture_as: true,
});

/** Tells the agency of an order whose slip came and whose customer never said who it is from. */
export async function orderAbandonedMail(payload: unknown, { locale: seenIn }: MailTo): Promise<Letter> {
  const order = abandonedPayload.parse(payload);
  const locale = agencyLocale();
  const t = await translator(locale, 'mail');
  const { reference } = order;
  const attachments = await slipAttachments(order);
  const told = await agencyOrderTable(order, seenIn);
  return letterOf(
    {
      locale,
      piece: bill(told),
      subject: t('orderAbandoned.subject', {
        reference,
        amount: formatMoney(order.amount, locale, 'always'),
      }),
      heading: t('orderAbandoned.heading'),
      plate: reference,
      board: 'slip',
      preview: t('orderAbandoned.preview'),
      attachments,
      end: 'agency',
    },
    t('orderAbandoned.intro'),
    await agencyActions({ desk: `orders/${reference}`, reference }),
    await slipNotes(order),
    <Facts
      facts={[
        [t('orderAgency.placed'), dateTimeOf(order.placed_at, locale)],
        [t('orderAgency.language'), languageNames[seenIn]],
        ...(await slipFacts(order, attachments.length > 0)),
      ]}
    />,
    t('orderAbandoned.next'),
  );
}
