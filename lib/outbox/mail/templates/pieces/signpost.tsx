import { colours, headingColours } from '../mail-colours';
import { ground, MailTable } from '../mail-parts';
import { OnBoard, type Piece } from './piece';
import { Plate, type Sum } from './plate';
import { Uprights } from './uprights';

const { ink, white } = colours;

const stones = Array.from({ length: 14 }, (_, index) => index);

/** A sign that stands on two posts at the kerb: what is offered, and for how much. */
export const signpost = (sum: Sum): Piece => ({
  on: () => (
    <OnBoard foot={0}>
      <Plate {...sum} />
      <Uprights width="12" height="34" beside="18%" />
    </OnBoard>
  ),
  below: (board) => (
    <tr>
      <td data-skip-in-text="true" style={{ padding: 0 }}>
        <MailTable style={{ tableLayout: 'fixed' }}>
          <tr>
            {stones.map((place) => (
              <td
                key={place}
                {...ground(place % 2 ? white : headingColours[board].ground)}
                height="12"
                className={`board board-${board} stone${place % 2 ? '' : ' lit'}`}
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
  ),
});
