import type { ReactNode } from 'react';
import { edge } from '../faces';
import { colours, type headingColours } from '../mail-colours';
import { ground, MailTable } from '../mail-parts';

const { white, ink } = colours;

export type BoardName = keyof typeof headingColours;

/** What a mail is known by before a word of it is read: rows on the board with its heading, which no hairline parts from that, and rows below it. */
export type Piece = { [place in 'on' | 'below']?: (board: BoardName) => ReactNode };

const line = `3px solid ${ink}`;

/** More of the board that the heading stands on. */
export function OnBoard({ foot = 24, children }: { foot?: number; children: ReactNode }) {
  return (
    <tr>
      <td
        className="edge inset"
        style={{
          borderBottom: line,
          fontSize: '16px',
          lineHeight: '24px',
          padding: `0 ${edge} ${foot}px`,
        }}
      >
        {children}
      </td>
    </tr>
  );
}

/** What stands on the sheet, over the letter. */
export function OnSheet({ children }: { children: ReactNode }) {
  return (
    <tr>
      <td
        {...ground(white)}
        className="sheet inset"
        style={{ background: white, color: ink, fontSize: '16px', lineHeight: '24px', padding: `0 ${edge}` }}
      >
        {children}
      </td>
    </tr>
  );
}

/** A thing that lies on the board. */
export const onBoard = (thing: ReactNode | ((board: BoardName) => ReactNode)): Piece => ({
  on: (board) => <OnBoard>{typeof thing === 'function' ? thing(board) : thing}</OnBoard>,
});

/** A thing that is half on the board and half on the sheet. */
export function across(above: ReactNode, below: ReactNode): Piece {
  const gap = <td className="gap edge" style={{ borderBottom: line, fontSize: '0', width: edge }} />;
  return {
    on: () => (
      <tr>
        <td style={{ padding: 0 }}>
          <MailTable>
            <tr>
              {gap}
              <td valign="bottom">{above}</td>
              {gap}
            </tr>
          </MailTable>
        </td>
      </tr>
    ),
    below: () => <OnSheet>{below}</OnSheet>,
  };
}
