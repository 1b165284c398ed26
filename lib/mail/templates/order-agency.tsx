import { Text } from 'react-email';
import { type Locale, languageNames } from '@/lib/i18n/locales';
import { formatInPattaya } from '@/lib/i18n/pattaya-time';
import { translator } from '@/lib/i18n/translator';
import { orderPayload } from '../order-payload';
import { bothWordings, Facts } from './facts';
import { agencyLocale, type Letter } from './letter';
import { MailLayout } from './mail-layout';
import { orderLines } from './order-lines';
import { orderSlip, slipAttachments } from './order-slip';
import { slipFinding } from './slip-finding';

/** The agency's copy: in English, each item also by the name that the customer saw (design.md §4). */
export async function orderAgencyMail(payload: unknown, customerLocale: Locale): Promise<Letter> {
  const order = orderPayload.parse(payload);
  const t = await translator(agencyLocale, 'mail');
  const lines = await orderLines({
    lines: order.lines,
    amount: order.amount,
    locale: agencyLocale,
    nameOf: (line) => bothWordings(line.name, line.name_en),
  });
  const body = (
    <MailLayout
      locale={agencyLocale}
      preview={t('orderAgency.preview')}
      heading={t('orderAgency.heading', { reference: order.reference })}
    >
      <Text>{t('orderAgency.intro')}</Text>
      {await orderSlip(order)}
      {await slipFinding(order)}
      {lines}
      <Facts
        facts={[
          [t('orderAgency.name'), order.customer_name],
          [t('orderAgency.email'), order.customer_email],
          [t('orderAgency.phone'), order.customer_phone],
          [t('orderAgency.address'), order.customer_address],
          [t('orderAgency.language'), languageNames[customerLocale]],
          [t('orderAgency.placed'), formatInPattaya(order.placed_at, agencyLocale)],
        ]}
      />
      <Text>{t('orderAgency.next')}</Text>
    </MailLayout>
  );
  return {
    subject: t('orderAgency.subject', { reference: order.reference, name: order.customer_name }),
    body,
    replyTo: order.customer_email,
    attachments: await slipAttachments(order),
  };
}
