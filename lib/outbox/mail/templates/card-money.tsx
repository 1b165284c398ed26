import { Text } from 'react-email';
import { z } from 'zod';
import { formatMoney } from '@/lib/catalog/money';
import { agencyLocale } from '@/lib/company/agency';
import { dateTimeOf, nearTimeOf } from '@/lib/i18n/dates';
import { translator } from '@/lib/i18n/translator';
import { orderStatus } from '@/lib/orders/order';
import { Facts } from './facts';
import type { Letter } from './letter';
import { MailLayout } from './mail-layout';
import { paymentLink } from './payment-link';

const cardMoney = z.object({
  reference: z.string(),
  news: z.enum(['refund-failed', 'dispute-open', 'dispute-won', 'dispute-lost', 'dispute-ended']),
  /** What the refund or the dispute is about; the amount of the order beside it. */
  amount: z.number().int(),
  order_amount: z.number().int(),
  refunded: z.number().int(),
  status: orderStatus,
  payment: z.string(),
  answer_by: z.coerce.date().nullable(),
});

/** Tells the agency of a card payment's refund that failed, or of a dispute about it. */
export async function cardMoneyMail(payload: unknown): Promise<Letter> {
  const { reference, news, payment, status, answer_by: answerBy, ...amounts } = cardMoney.parse(payload);
  const locale = agencyLocale();
  const [t, desk] = await Promise.all([translator(locale, 'mail'), translator(locale, 'desk')]);
  const money = (satang: number) => formatMoney(satang, locale, 'always');
  const time = answerBy ? nearTimeOf(answerBy, locale) : '';
  const facts = { reference, amount: money(amounts.amount), time };
  const heading = t(`cardMoney.${news}.heading`, facts);
  const body = (
    <MailLayout locale={locale} preview={heading} heading={heading}>
      <Text>{t(`cardMoney.${news}.text`)}</Text>
      {await paymentLink(payment)}
      <Facts
        facts={[
          [t('cardMoney.amount'), facts.amount],
          [t('cardMoney.answerBy'), answerBy ? dateTimeOf(answerBy, locale) : ''],
          [t('cardProblem.amount'), money(amounts.order_amount)],
          [t('cardMoney.refunded'), money(amounts.refunded)],
          [t('cardProblem.status'), desk(`states.${status}`)],
        ]}
      />
    </MailLayout>
  );
  const subject =
    news === 'dispute-open' && answerBy
      ? t('cardMoney.dispute-open.subjectBy', facts)
      : t(`cardMoney.${news}.subject`, facts);
  return { subject, body };
}
