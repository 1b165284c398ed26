import { Text } from 'react-email';
import { z } from 'zod';
import { formatMoney } from '@/lib/catalog/money';
import { company } from '@/lib/company/company';
import { answerDue } from '@/lib/company/opening-hours';
import { deadlineOf } from '@/lib/i18n/dates';
import { translator } from '@/lib/i18n/translator';
import type { Letter, MailTo } from './letter';
import { MailLayout } from './mail-layout';
import { orderLink } from './order-link';

const refund = z.object({
  reference: z.string(),
  news: z.enum(['sent', 'failed']),
  amount: z.number().int(),
  customer_name: z.string(),
});

/**
 * Tells the customer of money that went back, or did not arrive, where the state of the order does not tell it.
 * @throws DatabaseError
 */
export async function orderRefundMail(payload: unknown, { locale, recipient, at }: MailTo): Promise<Letter> {
  const { reference, news, amount, customer_name: name } = refund.parse(payload);
  const t = await translator(locale, 'mail');
  const facts = {
    reference,
    amount: formatMoney(amount, locale, 'always'),
    by: deadlineOf(answerDue(at), locale),
  };
  const heading = t(`orderRefund.${news}.heading`, facts);
  const body = (
    <MailLayout locale={locale} preview={heading} heading={heading}>
      <Text>{t('orderCustomer.greeting', { name })}</Text>
      <Text>{t(`orderRefund.${news}.text`, facts)}</Text>
      {await orderLink({ reference, recipient, locale })}
      <Text>{t('orderCustomer.questions', { phone: company.phone })}</Text>
    </MailLayout>
  );
  const subject = t(`orderRefund.${news}.subject`, facts);
  return { subject, body };
}
