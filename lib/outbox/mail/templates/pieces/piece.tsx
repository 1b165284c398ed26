import type { ReactNode } from 'react';
import { edge } from '../faces';
import { colours, headingColours } from '../mail-colours';
import { ground, MailTable } from '../mail-parts';

const { white, ink } = colours;

export type BoardName = keyof typeof headingColours;

/** What a mail is known by before a word of it is read: how the board with its heading ends, and what is there. Rows of its table. */
export type Piece = (board: BoardName) => ReactNode;

const line = `3px solid ${ink}`;

/** More of the board that the heading stands on. */
export function OnBoard({
  board,
  foot = 24,
  children,
}: {
  board: BoardName;
  foot?: number;
  children: ReactNode;
}) {
  const { ground: paint, letters } = headingColours[board];
  return (
    <tr>
      <td
        {...ground(paint)}
        className={`board board-${board} edge inset`}
        style={{
          background: paint,
          borderBottom: line,
          color: letters,
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
export const onBoard =
  (thing: ReactNode | ((board: BoardName) => ReactNode)): Piece =>
  (board) => <OnBoard board={board}>{typeof thing === 'function' ? thing(board) : thing}</OnBoard>;

/** A thing that is half on the board and half on the sheet. */
export const across =
  (above: ReactNode, below: ReactNode): Piece =>
  (board) => {
    const { ground: paint, letters } = headingColours[board];
    const gap = <td className="gap edge" style={{ borderBottom: line, fontSize: '0', width: edge }} />;
    return (
      <>
        <tr>
          <td
            {...ground(paint)}
            className={`board board-${board} edge`}
            style={{ background: paint, color: letters, padding: 0 }}
          >
            <MailTable>
              <tr>
                {gap}
                <td valign="bottom">{above}</td>
                {gap}
              </tr>
            </MailTable>
          </td>
        </tr>
        <OnSheet>{below}</OnSheet>
      </>
    );
  };
