import { z } from 'zod';
import { formatMoney } from '@/lib/catalog/money';
import { agencyLocale } from '@/lib/company/agency';
import type { Locale } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/i18n/number';
import { businessCard } from '@/lib/inquiries/business-card';
import { bothWordings, labelled } from './facts';
import { letterToAgency, letterToVisitor } from './inquiry-letters';
import { inquiryPayload } from './inquiry-payload';
import type { Letter, MailTo } from './letter';
import { businessCards } from './pieces/cards';

/** Older rows of the outbox know of no order that pays for the cards. */
const orderPayload = z.preprocess(
  (payload) => ({ order_reference: '', ...Object(payload) }),
  inquiryPayload(businessCard).and(z.object({ estimate: z.number().int() })),
);

/** What stands on the card itself. */
const onCard = [
  'cardName',
  'cardTitle',
  'cardCompany',
  'cardPhone',
  'cardEmail',
  'cardWebsite',
  'cardAddress',
] as const;

/** The other fields of the form, and behind the last choice the price that the choices come to. */
const names = businessCard
  .keyof()
  .exclude(onCard)
  .options.flatMap((name) => (name === 'designType' ? ([name, 'estimate'] as const) : [name]));

type FieldName = Exclude<(typeof names)[number], 'estimate'>;

function facts(
  { estimate, quantity }: z.infer<typeof orderPayload>,
  textOf: (name: FieldName) => string,
  locale: Locale,
) {
  const written = (name: (typeof names)[number]) => {
    if (name === 'estimate') return formatMoney(estimate, locale);
    return name === 'quantity' ? formatNumber(Number(quantity), locale) : textOf(name);
  };
  return labelled(names, written, locale);
}

/** Cards that were bought in the cart are paid, or will be, with that order. */
const introOf = ({ orderReference }: { orderReference: string }) => (orderReference ? 'introPaid' : 'intro');

const valuesOf = ({ reference, name, orderReference: order }: z.infer<typeof orderPayload>) => ({
  reference,
  name,
  order,
});

async function toAgency(payload: unknown, to: MailTo): Promise<Letter> {
  const order = orderPayload.parse(payload);
  const locale = agencyLocale();
  const amount = formatMoney(order.estimate, locale, 'always');
  const wording = (name: FieldName) => bothWordings(order[name], order.agency[name]);
  return letterToAgency(
    {
      words: 'businessCardAgency',
      intro: `businessCardAgency.${introOf(order)}`,
      values: { ...valuesOf(order), amount },
      piece: businessCards(order),
      board: 'print',
      facts: await facts(order, wording, locale),
    },
    { email: order.email, phone: order.phone },
    to,
  );
}

async function toVisitor(payload: unknown, to: MailTo): Promise<Letter> {
  const order = orderPayload.parse(payload);
  return letterToVisitor(
    {
      words: 'businessCardVisitor',
      intro: `businessCardVisitor.${introOf(order)}`,
      values: valuesOf(order),
      piece: businessCards(order),
      board: 'print',
      facts: await facts(order, (name) => order[name], to.locale),
    },
    to,
  );
}

/** The two mails of a business card order. */
export const businessCardMails = { toAgency, toVisitor };
