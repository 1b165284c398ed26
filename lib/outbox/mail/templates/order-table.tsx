import type { ReactNode } from 'react';
import { recurring } from '@/lib/catalog/items';
import { formatSignedMoney } from '@/lib/catalog/signed-money';
import type { Locale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import type { OrderLine } from '@/lib/orders/order';
import { timesText } from '@/lib/orders/unit-price';
import { faces } from './faces';
import { colours, soldSignOf } from './mail-colours';
import { MailTable } from './mail-parts';
import { WholeWords } from './mail-words';
import { LineName, LineTerms, SignedLine, SoldItem } from './order-line-words';
import { PaintedBaht, type Sum } from './pieces/plate';

export type OrderTableProps = {
  lines: readonly OrderLine[];
  amount: number;
  locale: Locale;
  nameOf: (line: OrderLine) => string;
  /** What stands in place of a price that a line has not got yet; without it, that the price is on request. */
  unpriced?: string;
  /** What the lines belong to; a quotation that still lacks a price has no total, and what comes again is no news of a renewal. */
  stage?: 'order' | 'renewal' | 'unpriced';
};

const nameColumn = {
  borderTop: `1px solid ${colours.hair}`,
  overflowWrap: 'anywhere',
  padding: '10px 0',
  verticalAlign: 'top',
} as const;

const priceColumn = { ...nameColumn, paddingLeft: '10px', textAlign: 'right', whiteSpace: 'nowrap' } as const;

const priceStyle = { fontFamily: faces.display, fontSize: '17px', fontWeight: 700 } as const;

/** An order as it is told: what it comes to, its lines with their period, and what comes again. Amounts in whole satang. */
export type ToldOrder = { total: Sum; lines: ReactNode; dues: ReactNode };

/** What an order or a quotation comes to, and of what that is the sum. */
export async function orderTable({
  lines,
  amount,
  locale,
  nameOf,
  unpriced,
  stage = 'order',
}: OrderTableProps): Promise<ToldOrder> {
  const [t, cart, catalog] = await Promise.all([
    translator(locale, 'mail'),
    translator(locale, 'cart'),
    translator(locale, 'catalog'),
  ]);
  const money = (satang: number) => formatSignedMoney(satang, locale);
  const painted = (satang: number) => (
    <span style={priceStyle}>
      <PaintedBaht amount={money(satang)} size="0.75em" />
    </span>
  );
  const termsOf = (line: OrderLine) =>
    [timesText(line, locale), catalog(`periods.${line.period}`)].filter(Boolean).join(', ');
  const { month, year } = recurring(lines);
  const dues = [
    { label: cart('thenMonthly'), due: month },
    { label: cart('thenYearly'), due: year },
  ].filter(({ due }) => due > 0 && stage !== 'renewal');
  const duesRows = dues.length > 0 && (
    <MailTable style={{ margin: '8px 0 12px' }}>
      {dues.map(({ label, due }) => (
        <tr key={label}>
          <td style={{ padding: '4px 0' }}>{label}</td>
          <td style={{ ...priceColumn, border: 0, padding: '4px 0 4px 16px' }}>{painted(due)}</td>
        </tr>
      ))}
    </MailTable>
  );
  const [only, ...others] = lines;
  // A single line is its own total: it stands above that, so that no amount is said twice.
  if (only && others.length === 0 && only.price === amount && stage !== 'unpriced') {
    return {
      total: {
        amount: money(amount),
        label: t('order.total'),
        words: t('order.total'),
        item: <SoldItem sign={soldSignOf(only)} name={nameOf(only)} terms={termsOf(only)} />,
      },
      lines: null,
      dues: month + year !== amount && duesRows,
    };
  }
  return {
    total:
      stage === 'unpriced'
        ? { amount: catalog('onRequest') }
        : { amount: money(amount), label: t('order.total'), words: t('order.total') },
    lines: (
      <MailTable>
        {lines.map((line, index) => {
          const column = index > 0 ? nameColumn : { ...nameColumn, border: 0 };
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item may be there twice, and lines never change their places
            <tr key={index}>
              <td className="hair" style={{ ...column, width: '100%' }}>
                <SignedLine sign={soldSignOf(line)}>
                  <LineName name={nameOf(line)} />
                  {line.price !== 0 && <LineTerms terms={termsOf(line)} />}
                </SignedLine>
              </td>
              <td
                className="hair price"
                style={{
                  ...priceColumn,
                  ...(index === 0 && { border: 0 }),
                  whiteSpace: line.price === 0 ? 'normal' : 'nowrap',
                }}
              >
                {line.price !== 0 ? (
                  painted(line.price)
                ) : (
                  <WholeWords text={unpriced ?? catalog('onRequest')} />
                )}
              </td>
            </tr>
          );
        })}
      </MailTable>
    ),
    dues: duesRows,
  };
}
