import { Text } from 'react-email';
import { formatMoney } from '@/lib/catalog/money';
import { agencyLocale } from '@/lib/company/agency';
import { dateTimeOf } from '@/lib/i18n/dates';
import { languageNames } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { orderPayload } from '../order-payload';
import { Facts } from './facts';
import type { Letter, MailTo } from './letter';
import { MailLayout } from './mail-layout';
import { orderSlip, slipAttachments } from './order-slip';
import { agencyOrderTable } from './order-table';
import { slipReport } from './slip-report';

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
export async function orderAbandonedMail(
  payload: unknown,
  { locale: customerLocale }: MailTo,
): Promise<Letter> {
  const order = abandonedPayload.parse(payload);
  const agency = agencyLocale();
  const t = await translator(agency, 'mail');
  const { reference } = order;
  const lines = await agencyOrderTable(order, customerLocale);
  const body = (
    <MailLayout
      locale={agency}
      preview={t('orderAbandoned.preview')}
      heading={t('orderAbandoned.heading', { reference })}
    >
      <Text>{t('orderAbandoned.intro')}</Text>
      {await orderSlip(order)}
      {await slipReport(order)}
      {lines}
      <Facts
        facts={[
          [t('orderAgency.placed'), dateTimeOf(order.placed_at, agency)],
          [t('orderAgency.language'), languageNames[customerLocale]],
        ]}
      />
      <Text>{t('orderAbandoned.next')}</Text>
    </MailLayout>
  );
  return {
    subject: t('orderAbandoned.subject', { reference, amount: formatMoney(order.amount, agency, 'always') }),
    body,
    attachments: await slipAttachments(order),
  };
}
