import { Text } from 'react-email';
import { z } from 'zod';
import { formatMoney } from '@/lib/catalog/money';
import type { Locale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { agencyAddress } from '@/lib/site/agency';
import { company } from '@/lib/site/company';
import type { Letter } from './letter';
import { MailLayout } from './mail-layout';

const changedOrder = z.object({
  reference: z.string(),
  status: z.enum(['paid', 'rejected', 'cancelled']),
  amount: z.number().int(),
  customer_name: z.string(),
});

/** Tells the customer, in the customer's language, what was decided about an order. */
export async function orderStatusMail(payload: unknown, locale: Locale): Promise<Letter> {
  const { reference, status, amount, customer_name: name } = changedOrder.parse(payload);
  const t = await translator(locale, 'mail');
  const facts = { reference, amount: formatMoney(amount, locale, 'always') };
  const heading = t(`orderStatus.${status}.heading`);
  const body = (
    <MailLayout locale={locale} preview={heading} heading={heading}>
      <Text>{t('orderCustomer.greeting', { name })}</Text>
      <Text>{t(`orderStatus.${status}.text`, facts)}</Text>
      <Text>{t('orderCustomer.questions', { phone: company.phone })}</Text>
    </MailLayout>
  );
  const subject = t(`orderStatus.${status}.subject`, { reference });
  return { subject, body, replyTo: agencyAddress(), attachments: [] };
}
