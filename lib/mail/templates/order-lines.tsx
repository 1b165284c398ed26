import { Column, Row, Section } from 'react-email';
import { formatMoney } from '@/lib/catalog/money';
import type { Locale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import type { OrderLine } from '@/lib/orders/order';

type OrderLinesProps = {
  lines: readonly OrderLine[];
  amount: number;
  locale: Locale;
  nameOf: (line: OrderLine) => string;
};

const priceColumn = {
  textAlign: 'right',
  whiteSpace: 'nowrap',
  verticalAlign: 'top',
  paddingLeft: '16px',
} as const;

/** The lines of an order with their period, and the total; amounts in whole satang. */
export async function orderLines({ lines, amount, locale, nameOf }: OrderLinesProps) {
  const [t, catalog] = await Promise.all([translator(locale, 'mail'), translator(locale, 'catalog')]);
  return (
    <Section>
      {lines.map((line) => (
        <Row key={line.id}>
          <Column style={{ paddingBottom: '8px' }}>
            {nameOf(line)} ({catalog(`periods.${line.period}`)})
          </Column>
          <Column style={priceColumn}>
            {line.price === 0 ? catalog('onRequest') : formatMoney(line.price, locale, 'always')}
          </Column>
        </Row>
      ))}
      <Row style={{ borderTop: '2px solid', fontWeight: 700 }}>
        <Column style={{ paddingTop: '8px' }}>{t('order.total')}</Column>
        <Column style={{ ...priceColumn, paddingTop: '8px' }}>{formatMoney(amount, locale, 'always')}</Column>
      </Row>
    </Section>
  );
}
