import 'server-only';
import { z } from 'zod';
import { formatMoney } from '@/lib/catalog/money';
import { answerDue } from '@/lib/company/opening-hours';
import { formatAge } from '@/lib/i18n/age';
import { nearTimeOf } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import { translator } from '@/lib/i18n/translator';
import { ownMethod, proofOfPayment, slipKind } from '@/lib/orders/order';
import { slipText } from '@/lib/orders/slip-text';
import { livePaths } from '@/lib/site/live-pages';
import { pageUrl } from '@/lib/site/page-urls';
import type { LineCard } from './notifier';

const ofOrder = {
  reference: z.string(),
  /** Whole satang. */
  amount: z.number().int(),
  since: z.coerce.date(),
  slip_kind: slipKind.nullable(),
  slip_bank: z.string().nullable(),
  slip_reference: z.string().nullable(),
};

/** What the outbox keeps of a card (`line_news` in `supabase/migrations`); `kind` is the event of the mail that says the same, if one does. */
const cardPayload = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('order-agency'),
    payment_method: ownMethod,
    /** Whether the money was found before the customer had said who the order is from. */
    is_paid: z.boolean().default(false),
    ...ofOrder,
  }),
  z.object({ kind: z.literal('order-abandoned'), ...ofOrder }),
  z.object({
    kind: z.literal('order-news'),
    news: z.enum(['slip', 'cancelled', 'overdue', 'service-ends', 'job-yes', 'job-change', 'job-silent']),
    /** The name of what it is about, where it is not the order. */
    changed: z.string().default(''),
    ...ofOrder,
  }),
  z.object({
    kind: z.literal('card-problem'),
    problem: z.enum(['second-payment', 'other-amount', 'closed', 'customer']),
    ...ofOrder,
  }),
  z.object({
    kind: z.literal('card-money'),
    news: z.enum(['refund-failed', 'dispute-open', 'dispute-won', 'dispute-lost', 'dispute-ended']),
    answer_by: z.coerce.date().nullable(),
    ...ofOrder,
  }),
  z.object({
    kind: z.literal('inquiry'),
    reference: z.string(),
    inquiry: z.enum(['contact', 'business-card', 'server-access']),
    since: z.coerce.date(),
  }),
  z.object({
    kind: z.literal('mail'),
    reference: z.string().nullable(),
    problem: z.enum(['gaveUp', 'bounced', 'complained', 'failed', 'suppressed']),
    since: z.coerce.date(),
  }),
]);

type LineCardPayload = z.infer<typeof cardPayload>;

/**
 * Writes a card in a language; its title begins with what to do, as the subjects of mails do.
 * @param now for how long something has waited @throws ZodError when the payload is not one of this release
 */
export async function composeCard(
  payload: unknown,
  locale: Locale,
  now: Date,
): Promise<Pick<LineCard, 'title' | 'facts' | 'button'>> {
  const news = cardPayload.parse(payload);
  const t = await translator(locale, 'notify');
  const time = nearTimeOf(news.since, locale);
  const moment = t('moment', { time, age: formatAge(news.since, now, locale) });
  return {
    title: await titleOf(news, locale),
    facts: [...(await factsOf(news, locale)), [t('facts.since'), moment]],
    button: { label: t('open'), url: pageUrl(locale, livePaths.desk + placeOf(news)) },
  };
}

function placeOf(news: LineCardPayload): string {
  if (news.kind === 'mail') return '/mail';
  return `/${news.kind === 'inquiry' ? 'inquiries' : 'orders'}/${news.reference}`;
}

async function titleOf(news: LineCardPayload, locale: Locale): Promise<string> {
  const [t, mail] = await Promise.all([translator(locale, 'notify'), translator(locale, 'mail')]);
  if (news.kind === 'inquiry') {
    const time = nearTimeOf(answerDue(news.since), locale);
    return t('inquiry', { reference: news.reference, time });
  }
  if (news.kind === 'mail') {
    const { mail: words } = await loadNamespace(locale, 'desk');
    return t('mail', { problem: words.problems[news.problem] });
  }
  const order = {
    reference: news.reference,
    amount: formatMoney(news.amount, locale, 'always'),
    changed: news.kind === 'order-news' ? news.changed : '',
  };
  switch (news.kind) {
    case 'order-agency':
      return mail(
        `orderAgency.subject.${news.is_paid ? 'paid' : proofOfPayment(news.payment_method)}`,
        order,
      );
    case 'order-abandoned':
      return mail('orderAbandoned.subject', order);
    case 'order-news':
      return mail(`orderNews.${news.news}.subject`, order);
    case 'card-problem':
      return mail(news.problem === 'customer' ? 'cardProblem.customerSubject' : 'cardProblem.subject', order);
    case 'card-money': {
      const { answer_by: by } = news;
      if (news.news !== 'dispute-open' || !by) return mail(`cardMoney.${news.news}.subject`, order);
      return mail('cardMoney.dispute-open.subjectBy', { ...order, time: nearTimeOf(by, locale) });
    }
  }
}

async function factsOf(news: LineCardPayload, locale: Locale): Promise<LineCard['facts']> {
  const t = await translator(locale, 'notify');
  const desk = await loadNamespace(locale, 'desk');
  switch (news.kind) {
    case 'inquiry':
      return [[t('facts.kind'), desk.inquiries.kinds[news.inquiry]]];
    case 'mail':
      return news.reference === null ? [] : [[t('facts.reference'), news.reference]];
    case 'card-problem':
      return [];
    default: {
      if (news.slip_kind === null) return [];
      const slip = { kind: news.slip_kind, bank: news.slip_bank, reference: news.slip_reference };
      const { slips } = await loadNamespace(locale, 'orders');
      return [[t('facts.slip'), slipText(slip, { ...slips, ...desk.check })]];
    }
  }
}
