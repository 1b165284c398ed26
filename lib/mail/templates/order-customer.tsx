import { Text } from 'react-email';
import type { Locale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { agencyAddress } from '@/lib/outside';
import { company } from '@/lib/site/company';
import { orderPayload } from '../order-payload';
import type { Letter } from './letter';
import { MailLayout } from './mail-layout';
import { orderLines } from './order-lines';

/** The customer's confirmation, in the customer's language; not a receipt and not a tax invoice (design.md §6.8). */
export async function orderCustomerMail(payload: unknown, locale: Locale): Promise<Letter> {
  const order = orderPayload.parse(payload);
  const t = await translator(locale, 'mail');
  const lines = await orderLines({
    lines: order.lines,
    amount: order.amount,
    locale,
    nameOf: (line) => line.name,
  });
  const isCard = order.payment_method === 'card';
  const body = (
    <MailLayout
      locale={locale}
      preview={t(isCard ? 'orderCustomer.cardPreview' : 'orderCustomer.preview')}
      heading={t('orderCustomer.heading')}
    >
      <Text>{t('orderCustomer.greeting', { name: order.customer_name })}</Text>
      <Text>
        {t(isCard ? 'orderCustomer.cardIntro' : 'orderCustomer.intro', { reference: order.reference })}
      </Text>
      {lines}
      <Text>{t(`order.vat.${company.vat}`)}</Text>
      <Text>{t(isCard ? 'orderCustomer.cardNext' : 'orderCustomer.next')}</Text>
      <Text>{t('orderCustomer.questions', { phone: company.phone })}</Text>
      <Text style={{ fontSize: '14px' }}>{t('orderCustomer.notReceipt', { taxId: company.taxId })}</Text>
    </MailLayout>
  );
  const subject = t('orderCustomer.subject', { reference: order.reference });
  return { subject, body, replyTo: agencyAddress(), attachments: [] };
}
