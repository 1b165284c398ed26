import type { ReactNode } from 'react';
import { formatMoney } from '@/lib/catalog/money';
import type { Locale } from '@/lib/i18n/locales';
import { faces } from './faces';
import { colours } from './mail-colours';
import { ground, MailTable, MailText } from './mail-parts';
import { MailWords } from './mail-words';

const { mango, ink, white } = colours;

/** How many letters the plate has room for at its full size. */
const roomy = 11;

/** Whether a phone has room for an amount beside the words that name it. */
const fitsBeside = (amount: string, words: string) =>
  amount.length < roomy && words.length < 22 && !/[\p{Script=Latin}\d-]{12}/u.test(words);

/**
 * The amount that a letter is about, as large as on a price board. @param label what it is, where the text does not say it
 * @param words of that
 */
export function largeAmount(amount: string, label?: ReactNode, words = label) {
  const isLong = amount.length > roomy;
  const place = typeof words === 'string' && fitsBeside(amount, words) ? 'beside' : 'stacked';
  return (
    <LargePlate isWide={label !== undefined}>
      {label && (
        <td
          className={place === 'stacked' ? place : undefined}
          valign="middle"
          style={{ fontWeight: 700, lineHeight: '24px', padding: '12px 0 12px 16px' }}
        >
          {label}
        </td>
      )}
      <td
        className={`amount ${label ? place : ''}${isLong ? ' amount-long' : ''}`}
        valign="middle"
        align={label ? 'right' : 'left'}
        style={{ ...displayStyle, fontSize: isLong ? '24px' : '28px', padding: '10px 16px' }}
      >
        {paintedBaht(amount)}
      </td>
    </LargePlate>
  );
}

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

/** What a letter says first, and the amount that it is about. @param satang of that @param label as in {@link largeAmount} */
export function textAndPlate(text: string, satang: number, locale: Locale, label?: string) {
  return (
    <>
      <MailText>
        <MailWords text={text} />
      </MailText>
      {largeAmount(formatMoney(satang, locale, 'always'), label)}
    </>
  );
}

/** A code to be typed in, below what it is. */
export function largeCode(code: string, label: string) {
  return (
    <LargePlate isWide>
      <td align="center" style={{ padding: '12px 8px 10px' }}>
        <div style={{ fontWeight: 700, lineHeight: '24px' }}>{label}</div>
        <div style={{ ...displayStyle, fontSize: '40px', letterSpacing: '0.14em', paddingLeft: '0.14em' }}>
          {code}
        </div>
      </td>
    </LargePlate>
  );
}

/** The tag that hangs on a device in the shop. */
export function repairTag(number: string, device: string) {
  return (
    <LargePlate isWide>
      <td width="28" data-skip-in-text="true" style={{ padding: '0 0 0 16px' }}>
        <div className="hole" style={holeStyle} />
      </td>
      <td style={{ padding: '10px 16px' }}>
        <div style={{ ...displayStyle, fontSize: '34px' }}>{number}</div>
        <div style={{ overflowWrap: 'anywhere' }}>
          <bdi>{device}</bdi>
        </div>
      </td>
    </LargePlate>
  );
}

const displayStyle = {
  fontFamily: faces.display,
  fontWeight: 700,
  lineHeight: '1.25',
  whiteSpace: 'nowrap',
} as const;

const holeStyle = {
  background: white,
  border: `3px solid ${ink}`,
  borderRadius: '14px',
  height: '22px',
  width: '22px',
} as const;

/** A plate in the colour of price boards, with its line of paint. */
function LargePlate({ children, isWide }: { children: ReactNode; isWide: boolean }) {
  return (
    <MailTable
      className={isWide ? 'total' : 'total alone'}
      style={{
        background: mango,
        borderRadius: '6px',
        color: ink,
        margin: '16px 0',
        ...(!isWide && { width: 'auto' }),
      }}
    >
      <tr>
        <td {...ground(mango)} className="total" style={{ borderRadius: '6px', padding: '5px' }}>
          <MailTable className="total" style={{ border: `3px solid ${ink}`, borderRadius: '4px' }}>
            <tr>{children}</tr>
          </MailTable>
        </td>
      </tr>
    </MailTable>
  );
}
