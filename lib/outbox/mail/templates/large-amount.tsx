import type { ReactNode } from 'react';
import { formatMoney } from '@/lib/catalog/money';
import type { Locale } from '@/lib/i18n/locales';
import { faces } from './faces';
import { displayStyle, LargePlate } from './large-plate';
import { colours } from './mail-colours';

const { sea } = colours;

/** How many letters the plate has room for at its full size. */
const roomy = 11;

/** Whether a phone has room for an amount beside the words that name it. */
const fitsBeside = (amount: string, words: string) =>
  amount.length < roomy && words.length < 22 && !/[\p{Script=Latin}\d-]{12}/u.test(words);

type AmountProps = {
  /** What it is, where the text does not say it, and the words of that. */
  label?: ReactNode;
  words?: ReactNode;
  /** That it is paid, or went back: a plate of mango is to be paid. */
  stamp?: string | undefined;
};

/** The amount that a letter is about, as large as on a price board. */
export function largeAmount(amount: string, { label, words = label, stamp }: AmountProps = {}) {
  const isLong = amount.length > roomy;
  const isBeside = stamp === undefined && typeof words === 'string' && fitsBeside(amount, words);
  const place = isBeside ? 'beside' : 'stacked';
  const isAlone = label === undefined && stamp === undefined;
  return (
    <LargePlate isDone={stamp !== undefined}>
      {!isAlone && (
        <td
          className={isBeside ? undefined : 'stacked'}
          valign="middle"
          style={{ fontWeight: 700, lineHeight: '24px', padding: '12px 0 12px 16px' }}
        >
          {label}
          {stamp && (
            <div>
              <span className="stamp" style={stampStyle}>
                {stamp}
              </span>
            </div>
          )}
        </td>
      )}
      <td
        className={`amount ${isAlone ? '' : place}${isLong ? ' amount-long' : ''}`}
        valign="middle"
        align={isAlone ? 'center' : 'right'}
        style={{ ...displayStyle, fontSize: isLong ? '24px' : '28px', padding: '10px 16px' }}
      >
        {paintedBaht(amount)}
      </td>
    </LargePlate>
  );
}

/** The same in the words of a language. @param satang of it */
export const largeMoney = (satang: number, locale: Locale, props?: AmountProps) =>
  largeAmount(formatMoney(satang, locale, 'always'), props);

/** An amount as the site letters it, with a small raised ฿. @param size of that, as a share of the digits */
export function paintedBaht(amount: string, size: `${number}em` = '0.62em') {
  const [before, sign, number] = amount.split(/(฿)/);
  if (!sign) return amount;
  return (
    <>
      {before}
      <span style={{ fontSize: size, lineHeight: '0', paddingRight: '0.06em', verticalAlign: '0.2em' }}>
        {sign}
      </span>
      {number}
    </>
  );
}

const stampStyle = {
  border: `3px solid ${sea}`,
  borderRadius: '4px',
  color: sea,
  display: 'inline-block',
  fontFamily: faces.display,
  fontSize: '20px',
  fontWeight: 700,
  lineHeight: '30px',
  padding: '0 10px',
  transform: 'rotate(-2deg)',
} as const;
