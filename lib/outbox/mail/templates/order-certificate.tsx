import { Text } from 'react-email';
import { z } from 'zod';
import { formatMoney } from '@/lib/catalog/money';
import { company, companyIn } from '@/lib/company/company';
import { translator } from '@/lib/i18n/translator';
import { Facts } from './facts';
import type { Letter, MailTo } from './letter';
import { MailLayout } from './mail-layout';
import { orderLink } from './order-link';

const owing = z.object({
  reference: z.string(),
  customer_name: z.string(),
  /** Whole satang. */
  withheld: z.number().int(),
});

/** Reminds a company of the certificate of the tax that it kept back, with what has to stand on it. @throws DatabaseError */
export async function orderCertificateMail(payload: unknown, { locale, recipient }: MailTo): Promise<Letter> {
  const { reference, customer_name: name, withheld } = owing.parse(payload);
  const t = await translator(locale, 'mail');
  const heading = t('orderCertificate.heading');
  const seller = companyIn(locale);
  const body = (
    <MailLayout locale={locale} preview={heading} heading={heading}>
      <Text>{t('orderCustomer.greeting', { name })}</Text>
      <Text>
        {t('orderCertificate.text', { reference, withheld: formatMoney(withheld, locale, 'always') })}
      </Text>
      <Facts
        facts={[
          [t('orderCertificate.payee'), seller.legalName],
          [t('order.taxId'), company.taxId],
          [t('orderCertificate.address'), seller.address],
        ]}
      />
      {await orderLink({ reference, recipient, locale })}
      <Text>{t('orderCustomer.questions', { phone: company.phone })}</Text>
    </MailLayout>
  );
  return {
    subject: t('orderCertificate.subject', { reference }),
    body,
  };
}
