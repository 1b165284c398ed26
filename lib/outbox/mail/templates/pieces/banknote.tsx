import { colours } from '../mail-colours';
import { ground, MailTable } from '../mail-parts';
import { onBoard } from './piece';
import { displayStyle, PaintedBaht } from './plate';

const { sea, white } = colours;

/** Money that goes back to where it came from, or is to; or the number of the note that says so. */
export const banknote = (amount: string, stamp?: string) =>
  onBoard(
    <MailTable className="note" style={{ background: sea, borderRadius: '6px', color: white }}>
      <tr>
        <td {...ground(sea)} className="note" style={{ borderRadius: '6px', padding: '6px' }}>
          <MailTable className="done" style={{ border: `2px solid ${white}`, borderRadius: '3px' }}>
            <tr>
              <Medal sign="←" />
              <td
                className={`ticket${amount.length > 11 ? ' ticket-long' : ''}`}
                align="center"
                style={{ ...displayStyle, fontSize: '22px', padding: '16px 0' }}
              >
                <PaintedBaht amount={amount} />
                {stamp && <div style={{ fontSize: '16px', lineHeight: '24px' }}>{stamp}</div>}
              </td>
              <Medal sign="฿" />
            </tr>
          </MailTable>
        </td>
      </tr>
    </MailTable>,
  );

function Medal({ sign }: { sign: string }) {
  return (
    <td data-skip-in-text="true" aria-hidden="true" align="center" width="64">
      <div className="medal" style={medalStyle}>
        {sign}
      </div>
    </td>
  );
}

const medalStyle = {
  ...displayStyle,
  background: white,
  borderRadius: '22px',
  color: sea,
  fontSize: '24px',
  height: '44px',
  lineHeight: '44px',
  textAlign: 'center',
  width: '44px',
} as const;
