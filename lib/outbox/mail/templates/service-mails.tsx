import { z } from 'zod';
import { proseMoney } from '@/lib/catalog/money';
import { phoneIn } from '@/lib/company/company';
import { waysInWords } from '@/lib/company/ways-to-pay';
import { dateOf } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { translator } from '@/lib/i18n/translator';
import { orderLine } from '@/lib/orders/order';
import { openAmount, payable } from '@/lib/orders/payable';
import { openWays } from '@/lib/payments/open-ways';
import { day } from '@/lib/services/service';
import { lastDayOf } from '@/lib/services/service-lines';
import { orderPayload } from '../order-payload';
import { dueRoad } from './dated-roads';
import { Facts } from './facts';
import { greeting } from './greeting';
import { type Letter, letterOf, type MailTo, paragraphs } from './letter';
import { boardOf } from './mail-colours';
import { withheldFacts } from './order-facts';
import { orderLetter } from './order-link';
import { orderTable } from './order-table';
import { shutter } from './pieces/edges';
import { monthLeaf } from './pieces/month-leaf';
import { priceBoard, sumOf } from './pieces/plate';

const renewalPayload = orderPayload.extend({
  lines: z.array(orderLine.extend({ ends_on: day.optional() })),
  /** How many of the three reminders this one is; 0 where it asks for the first time. */
  reminders: z.number().int(),
  /** The first day that is not paid; null for the difference of a change. */
  due: day.nullable(),
});

const newsOf = (reminders: number) => (['asked', 'due'] as const)[reminders] ?? 'late';

/** Asks a customer to pay the next period of services, or reminds of that. */
export async function renewalMail(payload: unknown, { locale, recipient, at }: MailTo): Promise<Letter> {
  const order = renewalPayload.parse(payload);
  const { reference, customer_name: name, lines, amount, due } = order;
  const news = newsOf(order.reminders);
  const t = await translator(locale, 'mail');
  const { waysToPay } = await loadNamespace(locale, 'facts');
  const ways = await openWays(payable(order), order.received > 0);
  const facts = {
    reference,
    date: dateOf(due ?? at, locale),
    last: due === null ? '' : dateOf(lastDayOf(due), locale),
    ways: waysInWords(ways, locale, waysToPay),
  };
  const told = await orderTable({
    lines,
    amount,
    locale,
    nameOf: (line) => line.name,
    stage: 'renewal',
  });
  return orderLetter(
    {
      piece: due === null ? priceBoard(told.total) : monthLeaf(due, locale, told.total, dayInPattaya(at)),
      reference,
      recipient,
      locale,
      name,
      subject: t(`renewal.${news}.subject`, facts),
      heading: t(`renewal.${news}.heading`),
      preview: t(`renewal.${news}.subject`, facts),
      board: news === 'late' ? 'late' : 'due',
      action: t('orderPage.pay', { amount: proseMoney(openAmount(order), locale, 'always') }),
    },
    paragraphs(t(`renewal.${news}.text`, facts), told.lines),
    <Facts
      facts={[
        ...withheldFacts(order, locale, (key) => t(`order.${key}`)),
        [t('order.received'), order.received > 0 ? proseMoney(order.received, locale, 'always') : ''],
      ]}
    />,
    due && (await dueRoad({ due, end: lines[0]?.ends_on }, at, locale)),
    t('renewal.end'),
  );
}

const servicePayload = z.object({
  news: z.enum(['ending', 'ended', 'kept', 'price']),
  name: z.string(),
  item: z.string().nullable(),
  domain: z.string().nullable(),
  customer_name: z.string(),
  paid_until: day,
  ends_on: day.nullable(),
  ended_by: z.enum(['customer', 'agency']).nullable(),
  period: z.enum(['month', 'year']),
  price: z.number().int(),
  next_price: z.number().int().nullable(),
  next_price_from: day.nullable(),
  /** The order that was placed last for it; what was made by hand may have none. */
  reference: z.string().nullable(),
});

/** The first day of a new price, or the last of a service that ends. */
function pieceOf(service: z.infer<typeof servicePayload>, locale: Locale, period: string) {
  const { news, next_price: price, next_price_from: from, ends_on: end, paid_until: until } = service;
  if (news === 'price' && price !== null && from !== null)
    return monthLeaf(from, locale, sumOf(price, locale, period));
  if (news === 'ending') return monthLeaf(lastDayOf(end ?? until), locale);
  return news === 'ended' ? shutter : undefined;
}

/** Tells a customer that a service is to end or has ended, that it goes on after all, or of a price that is raised. */
export async function serviceMail(payload: unknown, { locale, recipient }: MailTo): Promise<Letter> {
  const service = servicePayload.parse(payload);
  const { news, reference, customer_name: name } = service;
  const t = await translator(locale, 'mail');
  const catalog = await translator(locale, 'catalog');
  const last = (end: string) => dateOf(lastDayOf(end), locale);
  const facts = {
    name: service.domain === null ? service.name : `${service.domain}, ${service.name}`,
    date:
      news === 'price' && service.next_price_from !== null
        ? dateOf(service.next_price_from, locale)
        : last(service.ends_on ?? service.paid_until),
    until: last(service.paid_until),
    price: proseMoney(service.next_price ?? service.price, locale, 'always'),
    before: proseMoney(service.price, locale, 'always'),
    period: catalog(`periods.${service.period}`),
    phone: phoneIn(locale),
  };
  const words = news === 'ending' && service.ended_by === 'agency' ? 'endingByUs' : news;
  const frame = {
    locale,
    subject: [t(`service.${words}.subject`, facts), reference].filter(Boolean).join(' – '),
    heading: t(`service.${words}.heading`, facts),
    board: boardOf(service.item),
    piece: pieceOf(service, locale, facts.period),
  };
  const text = t(`service.${words}.text`, facts);
  if (reference !== null) return orderLetter({ ...frame, reference, recipient, name }, text);
  return letterOf(frame, await greeting(locale, name), text);
}
