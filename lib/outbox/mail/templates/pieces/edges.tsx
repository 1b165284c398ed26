import { colours } from '../mail-colours';
import { ground, MailTable } from '../mail-parts';
import { Bus } from '../stops';
import type { Piece } from './piece';

const { white, ink, hair, aqua } = colours;

const dashes = Array.from({ length: 15 }, (_, index) => index);

/** The road in front of the shop, and on it the bus, so far as it has come. @param share of the way, from 0 to 1 */
export const roadOf = (share: number): Piece => ({
  below: () => (
    <tr data-skip-in-text="true">
      <td
        {...ground(aqua)}
        className="sky"
        style={{ background: aqua, borderTop: `3px solid ${ink}`, padding: 0 }}
      >
        <MailTable>
          <tr>
            <td width={`${Math.round(5 + share * 65)}%`} />
            <td style={{ fontSize: '0', lineHeight: '0', paddingTop: '12px' }}>
              <Bus alt="" scale={1} />
            </td>
          </tr>
        </MailTable>
        <Dashes />
      </td>
    </tr>
  ),
});

/** The line along the middle of a road. */
export function Dashes() {
  return (
    <MailTable className="foot" style={{ background: ink, tableLayout: 'fixed' }}>
      <tr>
        {dashes.map((place) => (
          <td
            key={place}
            height="22"
            valign="middle"
            style={{ fontSize: '0', lineHeight: '0', padding: '0 6px' }}
          >
            <div className="stripe-mango" style={{ background: white, height: '4px' }} />
          </td>
        ))}
      </tr>
    </MailTable>
  );
}

const slats = [1, 2, 3, 4];

/** The shutter of a shop that is down: what was ordered, or paid by the month, has ended. */
export const shutter: Piece = {
  below: (board) => (
    <tr>
      <td
        data-skip-in-text="true"
        {...ground(hair)}
        className={`board board-${board} edge`}
        style={{ background: hair, padding: 0 }}
      >
        {slats.map((slat) => (
          <div key={slat} className="slat" style={slatStyle} />
        ))}
      </td>
    </tr>
  ),
};

const slatStyle = { borderTop: `3px solid ${ink}`, fontSize: '0', height: '17px', lineHeight: '0' } as const;
