import { Text } from 'react-email';
import { type Locale, languageNames } from '@/lib/i18n/locales';
import { formatInPattaya } from '@/lib/i18n/pattaya-time';
import { translator } from '@/lib/i18n/translator';
import { agencyAddress } from '@/lib/site/agency';
import { orderPayload } from '../order-payload';
import { bothWordings, Facts } from './facts';
import { agencyLocale, type Letter } from './letter';
import { MailLayout } from './mail-layout';
import { companyFacts } from './order-company';
import { orderSlip, slipAttachments } from './order-slip';
import { agencyOrderTable } from './order-table';
import { slipReport } from './slip-report';

/** The agency's copy: in English, with the customer's own words beside it. */
export async function orderAgencyMail(payload: unknown, customerLocale: Locale): Promise<Letter> {
  const order = orderPayload.parse(payload);
  const [t, seen] = await Promise.all([translator(agencyLocale, 'mail'), translator(customerLocale, 'mail')]);
  const method = order.payment_method;
  const label = (key: 'name' | 'email' | 'phone' | 'address' | 'language') =>
    bothWordings(seen(`orderAgency.${key}`), t(`orderAgency.${key}`));
  const lines = await agencyOrderTable(order, customerLocale);
  const body = (
    <MailLayout
      locale={agencyLocale}
      preview={t(`orderAgency.preview.${method}`)}
      heading={t('orderAgency.heading', { reference: order.reference })}
    >
      <Text>{t(`orderAgency.intro.${method}`, { reference: order.reference })}</Text>
      {await orderSlip(order)}
      {await slipReport(order)}
      {lines}
      {order.lines.some((line) => line.price === 0) && <Text>{t('orderAgency.quotes')}</Text>}
      <Facts
        facts={[
          [t('orderAgency.placed'), formatInPattaya(order.placed_at, agencyLocale)],
          [t('order.payment'), t(`order.paymentMethods.${method}`)],
          [label('name'), order.customer_name],
          [label('email'), order.customer_email ?? ''],
          [label('phone'), order.customer_phone],
          [label('address'), order.customer_address],
          ...companyFacts(order, (key) => bothWordings(seen(`order.${key}`), t(`order.${key}`))),
          [label('language'), languageNames[customerLocale]],
        ]}
      />
      <Text>{t('orderAgency.next')}</Text>
    </MailLayout>
  );
  return {
    subject: t('orderAgency.subject', { reference: order.reference, name: order.customer_name }),
    body,
    replyTo: order.customer_email ?? agencyAddress(),
    attachments: await slipAttachments(order),
  };
}
