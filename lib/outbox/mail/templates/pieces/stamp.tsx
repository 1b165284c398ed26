import type { ReactNode } from 'react';
import { faces } from '../faces';
import { colours } from '../mail-colours';
import { MailTable } from '../mail-parts';
import { onBoard } from './piece';
import { displayStyle, PaintedBaht } from './plate';

const { white, ink, sea, line } = colours;

/** What a clerk stamps, with a ring round it. */
export function Stamp({ children }: { children: ReactNode }) {
  return (
    <div className="stamp" style={ringStyle}>
      <div className="stamp" style={stampStyle}>
        {children}
      </div>
    </div>
  );
}

/** A ticket whose stub has the stamp: what is paid, or the number of what says so. */
export const stampedTicket = (amount: string, stamp: string) =>
  onBoard(
    <MailTable className="paper" style={{ background: white, borderRadius: '10px', color: ink }}>
      <tr>
        <td
          className={`ticket${amount.length > 11 ? ' ticket-long' : ''}`}
          align="center"
          style={{ ...displayStyle, fontSize: amount.length > 11 ? '17px' : '22px', padding: '34px 4px' }}
        >
          <PaintedBaht amount={amount} />
        </td>
        <td
          className="hair"
          align="center"
          width="38%"
          style={{ borderLeft: `4px dotted ${line}`, padding: '14px 2px' }}
        >
          <Stamp>{stamp}</Stamp>
        </td>
      </tr>
    </MailTable>,
  );

const ringStyle = {
  border: `3px solid ${sea}`,
  borderRadius: '10px',
  color: sea,
  display: 'inline-block',
  padding: '3px',
  transform: 'rotate(-7deg)',
} as const;

const stampStyle = {
  border: `2px solid ${sea}`,
  borderRadius: '6px',
  color: sea,
  fontFamily: faces.display,
  fontSize: '16px',
  fontWeight: 700,
  lineHeight: '30px',
  padding: '6px 10px',
  whiteSpace: 'nowrap',
} as const;
