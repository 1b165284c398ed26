import 'server-only';
import { roundFacts } from '@/lib/appointments/round';
import { formatMoney } from '@/lib/catalog/money';
import { answerDue } from '@/lib/company/opening-hours';
import { formatAge } from '@/lib/i18n/age';
import { nearTimeOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import { translator } from '@/lib/i18n/translator';
import { proofOfPayment } from '@/lib/orders/order';
import { slipText } from '@/lib/orders/slip-text';
import { livePaths } from '@/lib/site/live-pages';
import { pageUrl } from '@/lib/site/page-urls';
import { cardPayload, type LineCardPayload } from './card-payload';
import type { LineCard } from './notifier';

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
  const sinceFact: [string, string] = [t('facts.since'), moment];
  return {
    title: await titleOf(news, locale),
    facts: [...(await factsOf(news, locale)), ...(news.kind === 'round' ? [] : [sinceFact])],
    button: { label: t('open'), url: pageUrl(locale, livePaths.desk + placeOf(news)) },
  };
}

function placeOf(news: LineCardPayload): string {
  if (news.kind === 'mail') return '/mail';
  if (news.kind === 'round') return '/visits';
  if (news.kind === 'order-news' && news.service) return `/services/${news.service}`;
  return `/${news.kind === 'inquiry' ? 'inquiries' : 'orders'}/${news.reference}`;
}

async function titleOf(news: LineCardPayload, locale: Locale): Promise<string> {
  const [t, mail] = await Promise.all([translator(locale, 'notify'), translator(locale, 'mail')]);
  if (news.kind === 'inquiry') {
    const time = nearTimeOf(answerDue(news.since), locale);
    return t('inquiry', { reference: news.reference, time });
  }
  if (news.kind === 'round') {
    const appointments = await translator(locale, 'appointments');
    return appointments('round.title', { count: news.stops.length });
  }
  if (news.kind === 'mail') {
    const { mail: words } = await loadNamespace(locale, 'desk');
    return t('mail', { problem: words.problems[news.problem] });
  }
  if (news.kind === 'order-files') {
    const { mail: words } = await loadNamespace(locale, 'files');
    return fill(words.agency.subject, { reference: news.reference });
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
    case 'round':
      return roundFacts(news.stops, locale);
    case 'order-files':
      return [[(await loadNamespace(locale, 'files')).label, String(news.files)]];
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
