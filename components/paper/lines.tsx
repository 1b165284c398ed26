import { getMessages } from 'next-intl/server';
import { Fragment, type ReactNode } from 'react';
import type { Period } from '@/lib/catalog/catalog-entry';
import { formatSignedMoney } from '@/lib/catalog/signed-money';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { translator } from '@/lib/i18n/translator';
import type { LineUnit } from '@/lib/orders/line-units';
import { unitPrice } from '@/lib/orders/unit-price';
import { AmountInWords } from './amount-in-words';
import { Both, labelsOf } from './both';
import { Clauses } from './clauses';
import { LinesHead } from './lines-head';

type Line = {
  own: string;
  thai: string;
  /** What is in it, in the reader's language alone. */
  scope?: string | undefined;
  /** How often it is due; none of a discount, which has no quantity either. */
  period: Period | undefined;
  /** How many, in which unit; left out for one, and for times of its period. */
  quantity?: number | undefined;
  unit?: LineUnit | undefined;
  /** Whole satang; 0 where it has yet to be said. */
  price: number;
};

type Sum = { key: string; label: ReactNode; satang: number };

type PaperLinesProps = {
  locale: Locale;
  lines: readonly Line[];
  sums: readonly Sum[];
  /** Whole satang; none of a sheet that is not finished. */
  total: number | undefined;
  /** What says the total; without one it is a row like the sums. */
  plate?: ReactNode;
  /** What follows from the total. */
  after?: readonly Sum[];
  remarks?: ReactNode;
};

/** More than these stand closer together, so that they take two sheets as long as they can. */
const roomy = 14;

/** What is offered or was sold, line by line, and what it comes to, in figures and in Thai words. */
export async function PaperLines(props: PaperLinesProps) {
  const { locale, lines, sums, total, plate, after = [], remarks } = props;
  const [own, thai] = await Promise.all([getMessages({ locale }), loadMessages('th')]);
  const { paper: words } = own.quotes;
  const label = labelsOf(words, thai.quotes.paper, locale);
  const [inOwn, inThai] = await Promise.all([translator(locale, 'quotes'), translator('th', 'quotes')]);
  const counted = (unit: LineUnit | Period, count = 1) => (
    <Both
      own={inOwn(`paper.units.${unit}`, { count })}
      thai={inThai(`paper.units.${unit}`, { count })}
      locale={locale}
    />
  );
  // The head of the column says baht.
  const figure = (satang: number) => formatSignedMoney(satang, locale).replace('฿', '');
  const isCounted = lines.some(({ period }) => period);
  const columns = isCounted ? 5 : 4;
  // A plate says the words itself.
  const beside = !plate && (
    <td className="paper-notes" colSpan={2} rowSpan={sums.length + 1}>
      {total !== undefined && total > 0 && (
        <p>
          <AmountInWords satang={total} locale={locale} />
        </p>
      )}
      {remarks}
    </td>
  );
  const sumRow = ({ key, label: name, satang }: Sum, first: ReactNode = null) => (
    <tr key={key} className="paper-sum">
      {first}
      <th scope="row" colSpan={plate ? columns - 1 : columns - 3}>
        {name}
      </th>
      <td className="paper-due">{figure(satang)}</td>
    </tr>
  );
  return (
    <table className={lines.length > roomy ? 'paper-lines paper-close' : 'paper-lines'}>
      <LinesHead label={label} isCounted={isCounted} />
      <tbody>
        {lines.map(({ own: name, thai: nameInThai, scope, period, quantity, unit, price }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item may be offered twice, and lines never change their places
          <Fragment key={index}>
            <tr>
              <td className="paper-place" rowSpan={scope ? 2 : undefined}>
                {index + 1}
              </td>
              <th scope="row" id={`line-${index + 1}`} className="paper-item">
                <Both own={name} thai={nameInThai} locale={locale} />
              </th>
              {isCounted && (
                <td className="paper-quantity" data-label={words.quantity}>
                  {period && counted(unit ?? period, quantity)}
                </td>
              )}
              <td className="paper-price" data-label={words.unitPrice}>
                {price === 0 ? '–' : figure(unitPrice({ price, quantity }))}
              </td>
              <td className="paper-due" rowSpan={scope ? 2 : undefined} data-label={words.amount}>
                {price === 0 ? label('open') : figure(price)}
              </td>
            </tr>
            {scope && (
              <tr className="paper-scope">
                <td headers={`line-${index + 1}`} colSpan={columns - 2}>
                  <Clauses scope={scope} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
      <tbody className="paper-sums">
        {sums.map((sum, index) => sumRow(sum, index === 0 && beside))}
        {plate ? (
          <tr className="paper-total">
            <td colSpan={columns}>{plate}</td>
          </tr>
        ) : (
          <tr className="paper-sum paper-whole">
            {sums.length === 0 && beside}
            <th scope="row" colSpan={columns - 3}>
              {label('total')}
            </th>
            <td className="paper-due">{total === undefined ? label('open') : figure(total)}</td>
          </tr>
        )}
        {after.map((sum) => sumRow(sum))}
      </tbody>
    </table>
  );
}
