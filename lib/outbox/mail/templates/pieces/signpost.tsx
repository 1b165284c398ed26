import { colours, headingColours } from '../mail-colours';
import { ground, MailTable } from '../mail-parts';
import type { Piece } from './piece';
import { OnBoard } from './piece';
import { Plate, type Sum } from './plate';

const { ink, white } = colours;

const stones = Array.from({ length: 14 }, (_, index) => index);

/** A sign that stands on two posts at the kerb: what is offered, and for how much. */
export const signpost =
  (sum: Sum): Piece =>
  (board) => (
    <>
      <OnBoard board={board} foot={0}>
        <Plate {...sum} />
        <Posts />
      </OnBoard>
      <tr>
        <td data-skip-in-text="true" style={{ padding: 0 }}>
          <MailTable style={{ tableLayout: 'fixed' }}>
            <tr>
              {stones.map((place) => (
                <td
                  key={place}
                  {...ground(place % 2 ? white : headingColours[board].ground)}
                  height="12"
                  className={`board board-${board} stone`}
                  style={{
                    background: place % 2 ? white : headingColours[board].ground,
                    borderBottom: `3px solid ${ink}`,
                    fontSize: '0',
                    lineHeight: '0',
                  }}
                />
              ))}
            </tr>
          </MailTable>
        </td>
      </tr>
    </>
  );

function Posts() {
  const post = (
    <td
      {...ground(ink)}
      className="rope"
      width="12"
      height="34"
      style={{ background: ink, fontSize: '0', lineHeight: '0' }}
    />
  );
  return (
    <div data-skip-in-text="true">
      <MailTable>
        <tr>
          <td width="18%" />
          {post}
          <td />
          {post}
          <td width="18%" />
        </tr>
      </MailTable>
    </div>
  );
}
