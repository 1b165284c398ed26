import type { ReactNode } from 'react';
import { colours, headingColours } from '../mail-colours';
import { MailTable } from '../mail-parts';
import { MailWords } from '../mail-words';
import { type BoardName, onBoard } from './piece';
import { displayStyle, PaintedBaht, type Sum, wholeStyle } from './plate';
import { Stamp } from './stamp';

const { white, ink, soft } = colours;

type BillProps = {
  lines?: ReactNode;
  total: Sum;
  dues?: ReactNode;
  stamp?: string | undefined;
  /** What must be said of the total. */
  note?: string;
};

/** What was ordered, as a bill torn off its roll: its lines, what they come to, what comes again, and whether that is paid. */
export const bill = ({ lines, total, dues, stamp, note }: BillProps) =>
  onBoard((board) => (
    <>
      <Teeth board={board} isUp />
      <MailTable
        className="paper bill"
        style={{ background: white, color: ink, fontSize: '17px', lineHeight: '25px' }}
      >
        <tr>
          <td className="inset" style={{ padding: '4px 22px' }}>
            {lines}
            <Total {...total} isSum={Boolean(lines ?? total.item)} stamp={stamp} />
            {note && (
              <div className="soft" style={noteStyle}>
                <MailWords text={note} />
              </div>
            )}
            {dues}
          </td>
        </tr>
      </MailTable>
      <Teeth board={board} />
    </>
  ));

/** What a bill comes to: where that is the price of its only line, below the picture and the name of that. */
function Total({ amount, label, item, isSum, stamp }: Sum & { isSum: boolean; stamp: string | undefined }) {
  const hasSide = label !== undefined || stamp !== undefined;
  const rule = isSum ? { borderTop: `3px solid ${ink}` } : {};
  return (
    <>
      {!isSum && label && <div style={{ paddingTop: '8px' }}>{label}</div>}
      {item && <div style={{ padding: '14px 0 16px' }}>{item}</div>}
      <MailTable className="sum" style={rule}>
        <tr>
          {hasSide && (
            <td valign="middle" style={{ fontWeight: 700, padding: '10px 0', ...(item ? wholeStyle : {}) }}>
              {isSum && label}
              {stamp && (
                <div style={{ paddingTop: '6px' }}>
                  <Stamp>{stamp}</Stamp>
                </div>
              )}
            </td>
          )}
          <td
            className={amount.length > 11 ? 'ticket-long' : 'ticket'}
            valign="middle"
            align={hasSide ? 'right' : 'center'}
            style={{ ...displayStyle, fontSize: '24px', padding: '10px 0 10px 10px' }}
          >
            <PaintedBaht amount={amount} />
          </td>
        </tr>
      </MailTable>
    </>
  );
}

const noteStyle = { color: soft, fontSize: '15px', lineHeight: '21px', padding: '0 0 12px' } as const;

/** So many that the widest sheet has its edge full of them; what a phone has no room for is cut off. */
const teeth = Array.from({ length: 32 }, (_, index) => index);

/** Where the bill was torn off; by night their edges are tubes. Outlook for Windows, which cuts nothing off, shows none. */
function Teeth({ board, isUp = false }: { board: BoardName; isUp?: boolean }) {
  const { ground: paint } = headingColours[board];
  const side = `9px solid ${paint}`;
  const tooth = {
    [isUp ? 'borderBottom' : 'borderTop']: `9px solid ${white}`,
    borderLeft: side,
    borderRight: side,
    display: 'inline-block',
    height: 0,
    width: 0,
  };
  return (
    <div
      data-skip-in-text="true"
      aria-hidden="true"
      className={isUp ? 'teeth teeth-up' : 'teeth'}
      style={teethStyle}
    >
      {teeth.map((place) => (
        <span key={place} style={tooth} />
      ))}
    </div>
  );
}

const teethStyle = {
  fontSize: '0',
  height: '9px',
  lineHeight: '0',
  msoHide: 'all',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
} as const;
