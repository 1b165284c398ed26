import { z } from 'zod';
import { proseMoney } from '@/lib/catalog/money';
import { agencyLocale } from '@/lib/company/agency';
import { linesToVisit, type QuoteLine, type ShownQuote, shownQuote } from '@/lib/documents/quote';
import { dateOf } from '@/lib/i18n/dates';
import { listIn } from '@/lib/i18n/list';
import type { Locale } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import { translator } from '@/lib/i18n/translator';
import { lineNames } from '@/lib/orders/order-lines';
import { wayOfQuote } from '@/lib/orders/stops';
import { quotePath } from '@/lib/site/order-path';
import { agencyActions } from './agency-actions';
import { agencyOrderTable } from './agency-order-table';
import { validRoad } from './dated-roads';
import { Facts } from './facts';
import { greeting } from './greeting';
import { type Letter, letterOf, type MailTo, smallPrint } from './letter';
import { unsplit } from './mail-words';
import { contactFacts, contactOf, planFacts } from './order-facts';
import { keyLink } from './order-link';
import { orderTable } from './order-table';
import { signpost } from './pieces/signpost';
import { stopsRow } from './road';

const factsOf = (quote: ShownQuote, locale: Locale, nameOf = ({ name }: QuoteLine) => name) => ({
  number: quote.number,
  amount: proseMoney(quote.amount, locale, 'always'),
  day: dateOf(quote.valid_until, locale),
  name: quote.company_name ?? quote.customer_name ?? '',
  order: quote.order ?? '',
  items: listIn(linesToVisit(quote.lines).map(nameOf), locale),
});

/** Which words say that prices are missing: the way to them is longer where we have to see the place. */
const askedWords = ({ lines }: ShownQuote) => (linesToVisit(lines).length > 0 ? 'askedVisit' : 'asked');

const quotePayload = shownQuote.extend({ news: z.enum(['issued', 'asked', 'reminder', 'accepted']) });

const stageOf = ({ state }: ShownQuote) => (state === 'asked' ? 'unpriced' : 'order');

/** Which words of a mail are its subject. */
const subjects = {
  issued: 'subject',
  asked: 'subjectAsked',
  reminder: 'subjectReminder',
  accepted: 'subjectAccepted',
} as const;

/** Which words of a mail to the agency are its heading. */
const headings = { issued: 'heading', asked: 'headingAsked', accepted: 'headingAccepted' } as const;

/** The quotation for its customer: what it comes to, until when it stands, and the way to it. */
export async function quoteCustomerMail(
  payload: unknown,
  { locale, recipient, at }: MailTo,
): Promise<Letter> {
  const quote = quotePayload.parse(payload);
  const t = await translator(locale, 'mail');
  const facts = factsOf(quote, locale);
  const news = quote.news === 'reminder' ? 'reminder' : quote.state === 'asked' ? 'asked' : 'issued';
  const text = t(`quoteCustomer.${news === 'asked' ? askedWords(quote) : news}`, facts);
  const { vat } = await loadNamespace(locale, 'facts');
  const { number, lines, amount } = quote;
  const link = await keyLink(
    { reference: number, recipient, locale },
    {
      path: quotePath(number),
      label: t('quoteCustomer.open'),
      note: t('quoteCustomer.own'),
      keyLabel: t('quoteCustomer.key'),
    },
  );
  const told = await orderTable({
    lines,
    amount,
    locale,
    nameOf: ({ name }) => name,
    stage: stageOf(quote),
  });
  return letterOf(
    {
      locale,
      piece: signpost(told.total),
      subject: t(`quoteCustomer.${subjects[news]}`, facts),
      heading: t('quoteCustomer.heading', facts),
      end: { look: 'quote', number },
      preview: text,
      board: news === 'reminder' ? 'due' : 'quote',
    },
    await greeting(locale, quote.customer_name),
    text,
    told.lines,
    told.dues,
    // Prices of a quotation that lacks one are not final.
    smallPrint(
      news === 'asked' ? vat[quote.vat] : t(`order.vat.${quote.vat === 'excluded' ? 'onTop' : quote.vat}`),
    ),
    link.button,
    news === 'reminder'
      ? await validRoad(quote.valid_until, at, locale)
      : await stopsRow(wayOfQuote(quote.state, quote.is_paid, quote.plan !== null), locale),
    news !== 'asked' && (
      <Facts facts={planFacts(quote.plan, (await loadNamespace(locale, 'orders')).parts, locale)} />
    ),
    link.note,
  );
}

/** Tells the agency of a quotation that a customer asked for, in the agency's language. */
export async function quoteAgencyMail(payload: unknown, { locale: customerLocale }: MailTo): Promise<Letter> {
  const quote = quotePayload.parse(payload);
  const locale = agencyLocale();
  const t = await translator(locale, 'mail');
  const facts = factsOf(quote, locale, await lineNames(locale));
  const news = quote.news === 'accepted' ? 'accepted' : quote.state === 'asked' ? 'asked' : 'issued';
  const text = t(`quoteAgency.${news === 'asked' ? askedWords(quote) : news}`, facts);
  const told = await agencyOrderTable(quote, customerLocale, { stage: stageOf(quote) });
  return letterOf(
    {
      locale,
      piece: signpost(told.total),
      subject: t(`quoteAgency.${subjects[news]}`, facts),
      heading: t(`quoteAgency.${headings[news]}`, { ...facts, name: unsplit(facts.name) }),
      who: unsplit(facts.name),
      plate: quote.number,
      end: 'agency',
      preview: text,
      board: news === 'accepted' ? 'paid' : 'quote',
      replyTo: quote.customer_email ?? undefined,
    },
    text,
    told.lines,
    told.dues,
    await agencyActions({
      desk: `quotes/${quote.number}`,
      ...contactOf(quote, quote.number),
      isTold: true,
    }),
    <Facts
      facts={[
        [t('quoteAgency.validUntil'), news === 'asked' ? '' : facts.day],
        ...contactFacts(quote, customerLocale, (key) => t(key)),
      ]}
    />,
  );
}
