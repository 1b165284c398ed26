import { Text } from 'react-email';
import { z } from 'zod';
import { translator } from '@/lib/i18n/translator';
import { copyAsFile } from '@/lib/orders/person-copy';
import type { Letter, MailTo } from './letter';
import { MailLayout } from './mail-layout';

const asked = z.object({ reference: z.string(), customer_name: z.string() });

/**
 * Brings somebody a copy of everything that is kept under the address that the mail goes to.
 * @throws DatabaseError, SlipStoreError
 */
export async function orderCopyMail(payload: unknown, { locale, recipient }: MailTo): Promise<Letter> {
  const { reference, customer_name: name } = asked.parse(payload);
  const t = await translator(locale, 'mail');
  const heading = t('orderCopy.heading');
  const body = (
    <MailLayout locale={locale} preview={heading} heading={heading}>
      <Text>{t('orderCustomer.greeting', { name })}</Text>
      <Text>{t('orderCopy.text', { reference })}</Text>
      <Text>{t('orderCopy.file')}</Text>
    </MailLayout>
  );
  return {
    subject: t('orderCopy.subject', { reference }),
    body,
    attachments: [
      {
        filename: 'everything.json',
        contentType: 'application/json',
        content: await copyAsFile(recipient),
      },
    ],
  };
}
