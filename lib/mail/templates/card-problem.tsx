import { Text } from 'react-email';
import { z } from 'zod';
import { formatMoney } from '@/lib/catalog/money';
import { translator } from '@/lib/i18n/translator';
import { agencyAddress } from '@/lib/site/agency';
import { Facts } from './facts';
import { agencyLocale, type Letter } from './letter';
import { MailLayout } from './mail-layout';

const cardProblem = z.object({
  reference: z.string(),
  problem: z.enum(['second-payment', 'other-amount', 'closed', 'customer']),
  status: z.string(),
  amount: z.number().int(),
  received_amount: z.number().int().nullable(),
  received_currency: z.string().nullable(),
  session: z.string(),
});

/** Tells the agency of money that came by card and that its order does not account for, or of a customer who could not be stored. */
export async function cardProblemMail(payload: unknown): Promise<Letter> {
  const { reference, problem, status, amount, session, ...received } = cardProblem.parse(payload);
  const t = await translator(agencyLocale, 'mail');
  const heading = t('cardProblem.heading', { reference });
  const body = (
    <MailLayout locale={agencyLocale} preview={t(`cardProblem.problems.${problem}`)} heading={heading}>
      <Text>{t(problem === 'customer' ? 'cardProblem.customerIntro' : 'cardProblem.intro')}</Text>
      <Facts
        facts={[
          [t('cardProblem.problem'), t(`cardProblem.problems.${problem}`)],
          [t('cardProblem.status'), status],
          [t('cardProblem.amount'), formatMoney(amount, agencyLocale, 'always')],
          [t('cardProblem.received'), receivedText(received)],
          [t('cardProblem.session'), session],
        ]}
      />
    </MailLayout>
  );
  const subject = t('cardProblem.subject', { reference });
  return { subject, body, replyTo: agencyAddress(), attachments: [] };
}

/** Other currencies may count otherwise, so what came in them is told as the gateway counts it. */
function receivedText(received: {
  received_amount: number | null;
  received_currency: string | null;
}): string {
  const { received_amount: amount, received_currency: currency } = received;
  if (amount === null || currency === null) return '?';
  return currency === 'thb' ? formatMoney(amount, agencyLocale, 'always') : `${amount} ${currency}`;
}
