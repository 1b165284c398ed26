import { Text } from 'react-email';
import { z } from 'zod';
import { company } from '@/lib/company/company';
import { translator } from '@/lib/i18n/translator';
import type { Letter, MailTo } from './letter';
import { MailLayout } from './mail-layout';
import { orderLink } from './order-link';

const issued = z.object({
  reference: z.string(),
  number: z.string(),
  /** The receipt whose place it takes. */
  replaces: z.string().nullable(),
  customer_name: z.string(),
});

/** Brings a customer the receipt that the agency issued by hand. @throws DatabaseError */
export async function orderReceiptMail(payload: unknown, { locale, recipient }: MailTo): Promise<Letter> {
  const { reference, number, replaces, customer_name: name } = issued.parse(payload);
  const t = await translator(locale, 'mail');
  const heading = t('orderReceipt.heading');
  const text = replaces
    ? t('orderReceipt.text', { reference, number, replaces })
    : t('orderReceipt.first', { reference, number });
  const body = (
    <MailLayout locale={locale} preview={text} heading={heading}>
      <Text>{t('orderCustomer.greeting', { name })}</Text>
      <Text>{text}</Text>
      {await orderLink({ reference, recipient, locale })}
      <Text>{t('orderCustomer.questions', { phone: company.phone })}</Text>
    </MailLayout>
  );
  return {
    subject: t('orderReceipt.subject', { reference, number }),
    body,
  };
}
