import type { ReactNode } from 'react';
import { colours, headingColours } from '../mail-colours';
import { ground, MailTable } from '../mail-parts';
import { type BoardName, OnSheet, type Piece } from './piece';
import { Uprights } from './uprights';

const { white, ink } = colours;

/** So many that the ropes of what hangs below them end in the middle of two. */
const scallops = Array.from({ length: 12 }, (_, index) => index);

/** The awning below the board of a shop, of its colour and white: cells, so that it is there without pictures, too. */
export const awning: Piece = { below: (board) => <Awning board={board} /> };

function Awning({ board }: { board: BoardName }) {
  const { ground: paint } = headingColours[board];
  return (
    <tr>
      <td
        data-skip-in-text="true"
        {...ground(white)}
        className={`sheet awning board-${board}`}
        style={{ background: white, borderTop: `3px solid ${ink}`, padding: 0 }}
      >
        <Scallops
          paint={paint}
          blank={white}
          look={`board board-${board} scallop`}
          blankLook={`board board-${board} scallop`}
        />
      </td>
    </tr>
  );
}

type ScallopsProps = { paint: string; blank: string; look: string; blankLook?: string };

export function Scallops({ paint, blank, look, blankLook }: ScallopsProps) {
  return (
    <MailTable style={{ tableLayout: 'fixed' }}>
      <tr>
        {scallops.map((place) => {
          const colour = place % 2 ? blank : paint;
          return (
            <td
              key={place}
              {...ground(colour)}
              className={place % 2 ? blankLook : look}
              height="28"
              style={{
                background: colour,
                border: `3px solid ${paint}`,
                borderRadius: '0 0 18px 18px',
                borderTop: 0,
                fontSize: '0',
                lineHeight: '0',
              }}
            />
          );
        })}
      </tr>
    </MailTable>
  );
}

/** What hangs in the front of the shop, below the awning, on two ropes or one. */
export const hung = (thing: ReactNode, ropes: 1 | 2 = 2): Piece => ({
  below: (board) => (
    <>
      <Awning board={board} />
      <OnSheet>
        <Uprights count={ropes} width="4" height="22" beside={ropes === 1 ? '49%' : '17.5%'} />
        {thing}
      </OnSheet>
    </>
  ),
});
