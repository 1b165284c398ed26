import { getMessages } from 'next-intl/server';
import { Fragment, type ReactNode } from 'react';
import type { Period } from '@/lib/catalog/catalog-entry';
import { formatSignedMoney } from '@/lib/catalog/signed-money';
import { loadMessages } from '@/lib/i18n/messages';
import { translator } from '@/lib/i18n/translator';
import type { LineUnit } from '@/lib/orders/line-units';
import { unitPrice } from '@/lib/orders/unit-price';
import { AmountInWords } from './amount-in-words';
import { Both, labelsOf } from './both';
import { PaperText } from './paper-text';
import { TotalPlate, type TotalPlateProps } from './total-plate';

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

type PaperLinesProps = Omit<TotalPlateProps, 'className'> & {
  /** Of the sheet; said again at the head of each further one. */
  number: string;
  lines: readonly Line[];
  sums: readonly Sum[];
  /** What follows from the total. */
  after?: readonly Sum[];
  /** What the amounts are, below them. */
  remarks?: ReactNode;
};

/** As many lines as leave room for the street below what happens next. */
const few = 1;
/** More than these stand closer together, so that they take two sheets as long as they can. */
const roomy = 14;

/** What is offered or was sold, line by line, and what it comes to, in figures and in Thai words. */
export async function PaperLines({ number, lines, sums, after = [], remarks, ...plate }: PaperLinesProps) {
  const { locale, total } = plate;
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
  const sumRow = ({ key, label: name, satang }: Sum) => (
    <tr key={key} className="paper-sum">
      <th scope="row" colSpan={4}>
        {name}
      </th>
      <td className="paper-due">{figure(satang)}</td>
    </tr>
  );
  return (
    <div>
      <table
        className={`paper-lines ${lines.length > few ? 'paper-long' : ''} ${lines.length > roomy ? 'paper-close' : ''}`}
      >
        <thead>
          <tr>
            <th scope="col" className="paper-place">
              {label('line')}
            </th>
            <th scope="col" className="paper-item">
              <span className="paper-again" aria-hidden="true">
                {number}
              </span>
              {label('item')}
            </th>
            <th scope="col" className="paper-amount paper-quantity">
              {label('quantity')}
            </th>
            <th scope="col" className="paper-amount paper-price">
              {label('unitPrice')}
            </th>
            <th scope="col" className="paper-amount paper-due">
              {label('amount')}
            </th>
          </tr>
        </thead>
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
                <td className="paper-quantity" data-label={words.quantity}>
                  {period && counted(unit ?? period, quantity)}
                </td>
                <td className="paper-price" data-label={words.unitPrice}>
                  {price === 0 ? '–' : figure(unitPrice({ price, quantity }))}
                </td>
                <td className="paper-due" data-label={words.amount}>
                  {price === 0 ? label('open') : figure(price)}
                </td>
              </tr>
              {scope && (
                <tr className="paper-scope">
                  <td colSpan={4} headers={`line-${index + 1}`}>
                    {scope.split(/\s·\s/).map((clause) => (
                      <span key={clause} className="paper-clause">
                        <PaperText text={clause} />{' '}
                      </span>
                    ))}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
        <tbody className="paper-sums">
          {sums.map(sumRow)}
          <tr className="paper-total">
            <td colSpan={5}>
              <TotalPlate {...plate} />
            </td>
          </tr>
          {after.map(sumRow)}
        </tbody>
      </table>
      <div className="paper-remarks">
        {total !== undefined && total > 0 && <AmountInWords satang={total} />}
        {remarks}
      </div>
    </div>
  );
}
