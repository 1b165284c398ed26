import { Column, Row, Section } from 'react-email';
import { formatMoney } from '@/lib/catalog/money';
import type { Locale } from '@/lib/i18n/locales';
import type { OrderLine } from '@/lib/orders/order';

type OrderLinesProps = {
  lines: readonly OrderLine[];
  locale: Locale;
  nameOf: (line: OrderLine) => string;
  words: { onRequest: string; total: string; periods: Record<OrderLine['period'], string> };
  amount: number;
};

const priceColumn = {
  textAlign: 'right',
  whiteSpace: 'nowrap',
  verticalAlign: 'top',
  paddingLeft: '16px',
} as const;

/** The lines of an order with their period, and the total; amounts in whole satang. */
export function OrderLines({ lines, locale, nameOf, words, amount }: OrderLinesProps) {
  return (
    <Section>
      {lines.map((line) => (
        <Row key={line.id}>
          <Column style={{ paddingBottom: '8px' }}>
            {nameOf(line)} ({words.periods[line.period]})
          </Column>
          <Column style={priceColumn}>
            {line.price === 0 ? words.onRequest : formatMoney(line.price, locale, 'always')}
          </Column>
        </Row>
      ))}
      <Row style={{ borderTop: '2px solid', fontWeight: 700 }}>
        <Column style={{ paddingTop: '8px' }}>{words.total}</Column>
        <Column style={{ ...priceColumn, paddingTop: '8px' }}>{formatMoney(amount, locale, 'always')}</Column>
      </Row>
    </Section>
  );
}
