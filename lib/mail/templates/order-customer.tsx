import { Text } from 'react-email';
import type { Locale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { company } from '@/lib/site/company';
import type { OrderPayload } from '../order-payload';
import { MailLayout } from './mail-layout';
import { orderLines } from './order-lines';

/** The customer's confirmation, in the customer's language; not a receipt and not a tax invoice (design.md §6.8). */
export async function orderCustomerMail(order: OrderPayload, locale: Locale) {
  const t = await translator(locale, 'mail');
  const subject = t('orderCustomer.subject', { reference: order.reference });
  const lines = await orderLines({
    lines: order.lines,
    amount: order.amount,
    locale: locale,
    nameOf: (line) => line.name,
  });
  const body = (
    <MailLayout locale={locale} preview={t('orderCustomer.preview')} heading={t('orderCustomer.heading')}>
      <Text>{t('orderCustomer.greeting', { name: order.customer_name })}</Text>
      <Text>{t('orderCustomer.intro', { reference: order.reference })}</Text>
      {lines}
      <Text>{t(`order.vat.${company.vat}`)}</Text>
      <Text>{t('orderCustomer.next')}</Text>
      <Text>{t('orderCustomer.questions', { phone: company.phone })}</Text>
      <Text style={{ fontSize: '14px' }}>{t('orderCustomer.notReceipt', { taxId: company.taxId })}</Text>
    </MailLayout>
  );
  return { subject, body };
}
