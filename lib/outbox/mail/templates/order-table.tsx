import { recurring } from '@/lib/catalog/items';
import { formatSignedMoney } from '@/lib/catalog/signed-money';
import { agencyLocale } from '@/lib/company/agency';
import type { Locale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import type { OrderLine } from '@/lib/orders/order';
import { lineNames } from '@/lib/orders/order-lines';
import { timesText } from '@/lib/orders/unit-price';
import type { OrderPayload } from '../order-payload';
import { faces } from './faces';
import { bothNames, bothWordings } from './facts';
import { largeAmount, paintedBaht } from './large-amount';
import { colours } from './mail-colours';
import { MailTable } from './mail-parts';
import { LineName, LineTerms } from './order-line-words';

type OrderTableProps = {
  lines: readonly OrderLine[];
  amount: number;
  locale: Locale;
  nameOf: (line: OrderLine) => string;
  /** What stands in place of a price that a line has not got yet; without it, that the price is on request. */
  unpriced?: string;
  /** What the lines belong to; a quotation that still lacks a price has no total, and what comes again is no news of a renewal. */
  stage?: 'order' | 'renewal' | 'unpriced';
  /** As {@link largeAmount} has it. */
  stamp?: string | undefined;
};

const nameColumn = {
  borderTop: `1px solid ${colours.hair}`,
  padding: '10px 0',
  verticalAlign: 'top',
} as const;

const priceColumn = { ...nameColumn, paddingLeft: '10px', textAlign: 'right', whiteSpace: 'nowrap' } as const;

const priceStyle = { fontFamily: faces.display, fontSize: '17px', fontWeight: 700 } as const;

/** The board with the total of an order; its lines with their period, and what comes again. Amounts in whole satang. */
export async function orderTable({
  lines,
  amount,
  locale,
  nameOf,
  unpriced,
  stage = 'order',
  stamp,
}: OrderTableProps) {
  const [t, cart, catalog] = await Promise.all([
    translator(locale, 'mail'),
    translator(locale, 'cart'),
    translator(locale, 'catalog'),
  ]);
  const money = (satang: number) => formatSignedMoney(satang, locale);
  const painted = (satang: number) => <span style={priceStyle}>{paintedBaht(money(satang), '0.75em')}</span>;
  const termsOf = (line: OrderLine) =>
    [timesText(line, locale), catalog(`periods.${line.period}`)].filter(Boolean).join(', ');
  const { month, year } = recurring(lines);
  const dues = [
    { label: cart('thenMonthly'), due: month },
    { label: cart('thenYearly'), due: year },
  ].filter(({ due }) => due > 0 && stage !== 'renewal');
  const duesRows = dues.length > 0 && (
    <MailTable style={{ margin: '12px 0 20px' }}>
      {dues.map(({ label, due }) => (
        <tr key={label}>
          <td style={{ padding: '4px 0' }}>{label}</td>
          <td style={{ ...priceColumn, border: 0, padding: '4px 0 4px 16px' }}>{painted(due)}</td>
        </tr>
      ))}
    </MailTable>
  );
  const [only, ...others] = lines;
  // A single line is its own total: it stands on the board, so that no amount is said twice.
  if (only && others.length === 0 && only.price === amount && stage !== 'unpriced')
    return {
      board: largeAmount(money(amount), {
        label: (
          <>
            <div>
              <LineName name={nameOf(only)} />
              <LineTerms terms={termsOf(only)} isOnBoard />
            </div>
            <div style={{ display: 'none' }}>{t('order.total')}</div>
          </>
        ),
        words: nameOf(only),
        stamp,
      }),
      rows: month + year !== amount && duesRows,
    };
  const rows = (
    <>
      <MailTable style={{ margin: '20px 0 12px' }}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item may be there twice, and lines never change their places
          <tr key={index}>
            <td className="hair" style={nameColumn}>
              <LineName name={nameOf(line)} />
              {line.price !== 0 && <LineTerms terms={termsOf(line)} />}
            </td>
            <td
              className="hair"
              style={{ ...priceColumn, whiteSpace: line.price === 0 ? 'normal' : 'nowrap' }}
            >
              {line.price !== 0 ? painted(line.price) : (unpriced ?? catalog('onRequest'))}
            </td>
          </tr>
        ))}
      </MailTable>
      {duesRows}
    </>
  );
  const board = stage !== 'unpriced' && largeAmount(money(amount), { label: t('order.total'), stamp });
  return { board, rows };
}

/** The same for the agency, with the customer's own words beside those that it reads. */
export async function agencyOrderTable(
  { lines, amount }: Pick<OrderPayload, 'lines' | 'amount'>,
  customerLocale: Locale,
  { stage, stamp }: Pick<OrderTableProps, 'stage' | 'stamp'> = {},
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
    stamp,
    nameOf: (line) => bothNames(line.name, agencyName(line)),
    unpriced: bothWordings(seen('order.quoteRequest'), t('order.quoteRequest')),
  });
}
