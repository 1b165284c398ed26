import { Text } from 'react-email';
import { z } from 'zod';
import { company } from '@/lib/company/company';
import { translator } from '@/lib/i18n/translator';
import type { Letter, MailTo } from './letter';
import { MailLayout } from './mail-layout';

const readdressed = z.object({ reference: z.string() });

/** Tells the address that an order had before that it has another one now, without naming that one or the customer. */
export async function orderReaddressedMail(payload: unknown, { locale }: MailTo): Promise<Letter> {
  const { reference } = readdressed.parse(payload);
  const t = await translator(locale, 'mail');
  const heading = t('orderReaddressed.heading');
  const body = (
    <MailLayout locale={locale} preview={heading} heading={heading}>
      <Text>{t('orderReaddressed.text', { reference, phone: company.phone })}</Text>
    </MailLayout>
  );
  return {
    subject: t('orderReaddressed.subject', { reference }),
    body,
  };
}
