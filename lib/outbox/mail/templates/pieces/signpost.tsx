import { headingColours } from '../mail-colours';
import { Kerb } from '../mail-street';
import { OnBoard, type Piece } from './piece';
import { Plate, type Sum } from './plate';
import { Uprights } from './uprights';

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
        <Kerb
          paint={headingColours[board].ground}
          look={`board board-${board} stone lit`}
          other={`board board-${board} stone`}
        />
      </td>
    </tr>
  ),
});
