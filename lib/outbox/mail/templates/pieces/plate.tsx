import type { ReactNode } from 'react';
import { formatMoney } from '@/lib/catalog/money';
import type { Locale } from '@/lib/i18n/locales';
import { faces } from '../faces';
import { colours } from '../mail-colours';
import { ground, MailTable } from '../mail-parts';
import { hung } from './awning';

const { mango, sea, white, ink } = colours;

/** How a plate is painted: as price boards are, or as what is paid. */
const paints = {
  asked: { ground: mango, line: ink, letters: ink, names: '' },
  paid: { ground: sea, line: white, letters: white, names: ' done' },
} as const;

/** An amount that a letter is about, what it is, where the text does not say it, and the `item` that it is for, where that is one; `words` are those of a label that is more than words. */
export type Sum = { amount: string; label?: ReactNode; words?: string | undefined; item?: ReactNode };

/** The same in the words of a language. @param satang of it */
export const sumOf = (satang: number, locale: Locale, label?: string): Sum => ({
  amount: formatMoney(satang, locale, 'always'),
  label,
  words: label,
});

/** How many letters the plate has room for at its full size. */
const roomy = 11;

/** Whether a phone has room for an amount beside the words that name it. */
const fitsBeside = (amount: string, words: string) =>
  amount.length <= roomy &&
  words.length < (amount.length < roomy ? 22 : 12) &&
  !/[\p{Script=Latin}\d-]{12}/u.test(words);

/** What is to be paid, as large as on a price board, in front of the shop. */
export const priceBoard = (sum: Sum) => hung(<Plate {...sum} />);

type PlateProps = Sum & { more?: string; paint?: keyof typeof paints };

/** A plate with its line of paint. @param more about the amount, below its name */
export function Plate({ amount, label, words, item, more, paint = 'asked' }: PlateProps) {
  const isLong = amount.length > roomy;
  const place = words !== undefined && !more && fitsBeside(amount, words) ? 'beside' : 'below';
  const { ground: paper, line, letters, names } = paints[paint];
  const name = (
    <>
      {label}
      {more && <div style={moreStyle}>{more}</div>}
    </>
  );
  return (
    <MailTable className="rim" style={{ background: paper, borderRadius: '6px', color: letters }}>
      <tr>
        <td {...ground(paper)} className="rim" style={{ borderRadius: '6px', padding: '5px' }}>
          <MailTable
            className={`plate${names}`}
            style={{ background: paper, border: `3px solid ${line}`, borderRadius: '4px' }}
          >
            {item && (
              <tr>
                <td colSpan={2} style={{ padding: '14px 16px 0' }}>
                  {item}
                  <div className="sum" style={{ ...ruleStyle, borderTop: `3px solid ${line}` }} />
                </td>
              </tr>
            )}
            {label && place === 'below' && (
              <tr>
                <td style={{ ...labelStyle, padding: '10px 16px 0' }}>{name}</td>
              </tr>
            )}
            <tr>
              {label && place === 'beside' && (
                <td
                  valign="middle"
                  style={{ ...labelStyle, padding: '12px 0 12px 16px', ...(item ? wholeStyle : {}) }}
                >
                  {name}
                </td>
              )}
              <td
                className={`amount ${place}${isLong ? ' amount-long' : ''}`}
                valign="middle"
                align={label ? 'right' : 'center'}
                style={{
                  ...displayStyle,
                  fontSize: isLong || place === 'beside' ? '24px' : '28px',
                  padding: '10px 16px',
                }}
              >
                <PaintedBaht amount={amount} />
              </td>
            </tr>
          </MailTable>
        </td>
      </tr>
    </MailTable>
  );
}

const labelStyle = { fontWeight: 700, lineHeight: '24px' } as const;

/** A short word beside an amount */
export const wholeStyle = { whiteSpace: 'nowrap' } as const;

const ruleStyle = { fontSize: '0', lineHeight: '0', marginTop: '14px' } as const;

const moreStyle = { fontSize: '15px', fontWeight: 400, lineHeight: '21px', textWrap: 'balance' } as const;

export const displayStyle = {
  fontFamily: faces.display,
  fontWeight: 700,
  lineHeight: '1.25',
  whiteSpace: 'nowrap',
} as const;

type BahtProps = { amount: string; size?: `${number}em` };

/** An amount as the site letters it, with a small raised ฿. @param size of that, as a share of the digits */
export function PaintedBaht({ amount, size = '0.62em' }: BahtProps) {
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
