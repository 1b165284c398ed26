import { z } from 'zod';
import { formatMoney } from '@/lib/catalog/money';
import { agencyLocale } from '@/lib/company/agency';
import { dateTimeOf, nearTimeOf } from '@/lib/i18n/dates';
import { translator } from '@/lib/i18n/translator';
import { orderStatus } from '@/lib/orders/order';
import { agencyActions } from './agency-actions';
import { Facts } from './facts';
import { type Letter, letterOf } from './letter';
import { paymentLink } from './payment-link';
import { bankCard } from './pieces/cards';

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
  const subject =
    news === 'dispute-open' && answerBy
      ? t('cardMoney.dispute-open.subjectBy', facts)
      : t(`cardMoney.${news}.subject`, facts);
  return letterOf(
    {
      locale,
      subject,
      heading: t(`cardMoney.${news}.heading`),
      plate: reference,
      board: news === 'dispute-won' ? 'paid' : 'late',
      end: 'agency',
      piece: bankCard(money(amounts.amount)),
    },
    t(`cardMoney.${news}.text`),
    await actions(reference, payment, news !== 'dispute-won'),
    <Facts
      facts={[
        [t('cardMoney.answerBy'), answerBy ? dateTimeOf(answerBy, locale) : ''],
        [t('cardProblem.amount'), money(amounts.order_amount)],
        [t('cardMoney.refunded'), money(amounts.refunded)],
        [t('cardProblem.status'), desk(`states.${status}`)],
      ]}
    />,
  );
}

/** The way to the payment, or to its order where the gateway shows none. */
const actions = async (reference: string, payment: string | null | undefined, isUrgent: boolean) =>
  (await paymentLink(payment, isUrgent ? 'urgent' : 'button')) ??
  agencyActions({ desk: `orders/${reference}`, reference, isUrgent });

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
  const { reference, problem, status, session, payment, ...paid } = cardProblem.parse(payload);
  const { received_amount: received, received_currency: currency } = paid;
  const locale = agencyLocale();
  const [t, desk] = await Promise.all([translator(locale, 'mail'), translator(locale, 'desk')]);
  const amount = formatMoney(paid.amount, locale, 'always');
  // Other currencies may count otherwise, so what came in them is told as the gateway counts it.
  const came = currency === 'thb' ? formatMoney(received ?? 0, locale, 'always') : `${received} ${currency}`;
  return letterOf(
    {
      locale,
      subject: t(problem === 'customer' ? 'cardProblem.customerSubject' : 'cardProblem.subject', {
        amount,
        reference,
      }),
      heading: t('cardProblem.heading', { reference }),
      preview: t(`cardProblem.problems.${problem}`),
      board: 'late',
      end: 'agency',
      piece: bankCard(amount),
    },
    t(problem === 'customer' ? 'cardProblem.customerIntro' : 'cardProblem.intro'),
    await actions(reference, payment, true),
    <Facts
      facts={[
        [t('cardProblem.problem'), t(`cardProblem.problems.${problem}`)],
        [t('cardProblem.status'), desk(`states.${status}`)],
        [t('cardProblem.amount'), amount],
        [t('cardProblem.received'), received === null || currency === null ? '?' : came],
        [t('cardProblem.session'), session],
      ]}
    />,
  );
}
