import { Text } from 'react-email';
import { z } from 'zod';
import { translator } from '@/lib/i18n/translator';
import type { Letter, MailTo } from './letter';
import { MailLayout } from './mail-layout';
import { orderLink } from './order-link';

const asked = z.object({ reference: z.string(), customer_name: z.string() });

/** Brings a new link to an order to the address that the order has. @throws DatabaseError */
export async function orderKeyMail(payload: unknown, { locale, recipient }: MailTo): Promise<Letter> {
  const { reference, customer_name: name } = asked.parse(payload);
  const t = await translator(locale, 'mail');
  const heading = t('orderKey.heading');
  const body = (
    <MailLayout locale={locale} preview={heading} heading={heading}>
      <Text>{t('orderCustomer.greeting', { name })}</Text>
      <Text>{t('orderKey.text', { reference })}</Text>
      {await orderLink({ reference, recipient, locale })}
    </MailLayout>
  );
  return { subject: t('orderKey.subject', { reference }), body };
}
