import { Column, Row, Section } from 'react-email';
import { recurring } from '@/lib/catalog/items';
import { formatSignedMoney } from '@/lib/catalog/signed-money';
import { agencyLocale } from '@/lib/company/agency';
import type { Locale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import type { OrderLine } from '@/lib/orders/order';
import { lineNames } from '@/lib/orders/order-lines';
import { timesText } from '@/lib/orders/unit-price';
import type { OrderPayload } from '../order-payload';
import { bothWordings } from './facts';
import { largeAmount } from './stops';

type OrderTableProps = {
  lines: readonly OrderLine[];
  amount: number;
  locale: Locale;
  nameOf: (line: OrderLine) => string;
  /** What stands in place of a price that a line has not got yet; without it, that the price is on request. */
  unpriced?: string;
  /** What the lines belong to; a quotation that still lacks a price has no total, and what comes again is no news of a renewal. */
  stage?: keyof typeof dueLabels;
};

const dueLabels = {
  order: 'order.now',
  quote: 'order.onAcceptance',
  renewal: undefined,
  unpriced: undefined,
} as const;

const priceColumn = {
  textAlign: 'right',
  whiteSpace: 'nowrap',
  verticalAlign: 'top',
  paddingLeft: '16px',
} as const;

/** The lines of an order with their period, the total, and what comes again; amounts in whole satang. */
export async function orderTable({
  lines,
  amount,
  locale,
  nameOf,
  unpriced,
  stage = 'order',
}: OrderTableProps) {
  const [t, cart, catalog] = await Promise.all([
    translator(locale, 'mail'),
    translator(locale, 'cart'),
    translator(locale, 'catalog'),
  ]);
  const money = (satang: number) => formatSignedMoney(satang, locale);
  const termsOf = (line: OrderLine) =>
    [timesText(line, locale), catalog(`periods.${line.period}`)].filter(Boolean).join(', ');
  const { month, year } = recurring(lines);
  const now = dueLabels[stage];
  const dues = [
    ...(now && (month > 0 || year > 0) ? [{ label: t(now), due: amount }] : []),
    ...(month > 0 && stage !== 'renewal' ? [{ label: cart('thenMonthly'), due: month }] : []),
    ...(year > 0 && stage !== 'renewal' ? [{ label: cart('thenYearly'), due: year }] : []),
  ];
  return (
    <Section>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item may be there twice, and lines never change their places
        <Row key={index}>
          <Column style={{ paddingBottom: '8px' }}>
            {line.price !== 0 ? `${nameOf(line)} (${termsOf(line)})` : nameOf(line)}
          </Column>
          <Column style={{ ...priceColumn, whiteSpace: line.price === 0 ? 'normal' : 'nowrap' }}>
            {line.price !== 0 ? money(line.price) : (unpriced ?? catalog('onRequest'))}
          </Column>
        </Row>
      ))}
      {stage !== 'unpriced' && (
        <Row style={{ borderTop: '2px solid', fontWeight: 700 }}>
          <Column style={{ paddingTop: '12px' }}>{t('order.total')}</Column>
        </Row>
      )}
      {stage !== 'unpriced' && (
        <Row>
          <Column style={{ textAlign: 'right' }}>{largeAmount(money(amount))}</Column>
        </Row>
      )}
      {dues.map(({ label, due }) => (
        <Row key={label}>
          <Column>{label}</Column>
          <Column style={priceColumn}>{money(due)}</Column>
        </Row>
      ))}
    </Section>
  );
}

/** The same for the agency, with the customer's own words beside those that it reads. */
export async function agencyOrderTable(
  { lines, amount }: Pick<OrderPayload, 'lines' | 'amount'>,
  customerLocale: Locale,
  stage?: OrderTableProps['stage'],
) {
  const locale = agencyLocale();
  const [t, seen, agencyName] = await Promise.all([
    translator(locale, 'mail'),
    translator(customerLocale, 'mail'),
    locale === customerLocale ? ({ name }: OrderLine) => name : lineNames(locale),
  ]);
  return orderTable({
    lines,
    amount,
    locale,
    ...(stage && { stage }),
    nameOf: (line) => bothWordings(line.name, agencyName(line)),
    unpriced: bothWordings(seen('order.quoteRequest'), t('order.quoteRequest')),
  });
}
