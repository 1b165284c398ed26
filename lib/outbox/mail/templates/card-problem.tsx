import { Text } from 'react-email';
import { z } from 'zod';
import { formatMoney } from '@/lib/catalog/money';
import { agencyLocale } from '@/lib/company/agency';
import type { Locale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { orderStatus } from '@/lib/orders/order';
import { Facts } from './facts';
import type { Letter } from './letter';
import { MailLayout } from './mail-layout';
import { paymentLink } from './payment-link';

const cardProblem = z.object({
  reference: z.string(),
  problem: z.enum(['second-payment', 'other-amount', 'closed', 'customer']),
  status: orderStatus,
  amount: z.number().int(),
  received_amount: z.number().int().nullable(),
  received_currency: z.string().nullable(),
  session: z.string(),
  payment: z.string().nullish(),
});

/** Tells the agency of money that came by card and that its order does not account for, or of a customer who could not be stored. */
export async function cardProblemMail(payload: unknown): Promise<Letter> {
  const { reference, problem, status, amount, session, payment, ...received } = cardProblem.parse(payload);
  const locale = agencyLocale();
  const [t, desk] = await Promise.all([translator(locale, 'mail'), translator(locale, 'desk')]);
  const total = formatMoney(amount, locale, 'always');
  const heading = t('cardProblem.heading', { reference });
  const body = (
    <MailLayout locale={locale} preview={t(`cardProblem.problems.${problem}`)} heading={heading}>
      <Text>{t(problem === 'customer' ? 'cardProblem.customerIntro' : 'cardProblem.intro')}</Text>
      {await paymentLink(payment)}
      <Facts
        facts={[
          [t('cardProblem.problem'), t(`cardProblem.problems.${problem}`)],
          [t('cardProblem.status'), desk(`states.${status}`)],
          [t('cardProblem.amount'), total],
          [t('cardProblem.received'), receivedText(received, locale)],
          [t('cardProblem.session'), session],
        ]}
      />
    </MailLayout>
  );
  const subject = t(problem === 'customer' ? 'cardProblem.customerSubject' : 'cardProblem.subject', {
    amount: total,
    reference,
  });
  return { subject, body };
}

/** Other currencies may count otherwise, so what came in them is told as the gateway counts it. */
function receivedText(
  received: { received_amount: number | null; received_currency: string | null },
  locale: Locale,
): string {
  const { received_amount: amount, received_currency: currency } = received;
  if (amount === null || currency === null) return '?';
  return currency === 'thb' ? formatMoney(amount, locale, 'always') : `${amount} ${currency}`;
}
