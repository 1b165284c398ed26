import { Link, Text } from 'react-email';
import { company } from '@/lib/company/company';
import { dateTimeOf } from '@/lib/i18n/dates';
import { loadNamespace } from '@/lib/i18n/messages';
import { translator } from '@/lib/i18n/translator';
import { proofOfPayment } from '@/lib/orders/order';
import { cardFormFor } from '@/lib/site/order-path';
import { pageUrl } from '@/lib/site/page-urls';
import { routes } from '@/lib/site/routes';
import { orderPayload } from '../order-payload';
import { Facts } from './facts';
import type { Letter, MailTo } from './letter';
import { MailLayout } from './mail-layout';
import { companyFacts } from './order-company';
import { orderLink } from './order-link';
import { orderTable } from './order-table';

/** The customer's confirmation, in the customer's language; not a receipt and not a tax invoice. */
export async function orderCustomerMail(payload: unknown, { locale, recipient }: MailTo): Promise<Letter> {
  const order = orderPayload.parse(payload);
  const t = await translator(locale, 'mail');
  const method = order.payment_method;
  const { afterPaying } = (await loadNamespace(locale, 'forms')).businessCard;
  const cardForm = `${pageUrl(locale, routes.businessCards.path)}${cardFormFor(order.reference)}`;
  const lines = await orderTable({
    lines: order.lines,
    amount: order.amount,
    locale,
    nameOf: (line) => line.name,
  });
  const body = (
    <MailLayout
      locale={locale}
      preview={t(`orderCustomer.preview.${proofOfPayment(method)}`)}
      heading={t('orderCustomer.heading')}
    >
      <Text>{t('orderCustomer.greeting', { name: order.customer_name })}</Text>
      <Text>{t(`orderCustomer.intro.${proofOfPayment(method)}`, { reference: order.reference })}</Text>
      {lines}
      {order.lines.some((line) => line.price === 0) && <Text>{t('orderCustomer.quotes')}</Text>}
      {order.lines.some((line) => line.type === 'business-cards') && (
        <Text>
          {afterPaying.text} <Link href={cardForm}>{afterPaying.action}</Link>
        </Text>
      )}
      <Text>{t(`order.vat.${company.vat}`)}</Text>
      <Facts
        facts={[
          [t('order.reference'), order.reference],
          [t('order.date'), dateTimeOf(order.placed_at, locale)],
          [t('order.payment'), t(`order.paymentMethods.${method}`)],
          ...companyFacts(order, (key) => t(`order.${key}`)),
        ]}
      />
      <Text>{t(`orderCustomer.next.${method}`)}</Text>
      {await orderLink({ reference: order.reference, recipient, locale })}
      <Text>{t('orderCustomer.questions', { phone: company.phone })}</Text>
      <Text style={{ fontSize: '14px' }}>{t('orderCustomer.notReceipt', { taxId: company.taxId })}</Text>
    </MailLayout>
  );
  const subject = t('orderCustomer.subject', { reference: order.reference });
  return { subject, body };
}
