import { colours } from '../mail-colours';
import { ground, MailTable } from '../mail-parts';

const { white, blue, pink } = colours;

const slips = Array.from({ length: 18 }, (_, index) => index);

/** The edge of what goes by air. */
export function AirMail() {
  return (
    <tr data-skip-in-text="true">
      <td>
        <MailTable style={{ tableLayout: 'fixed' }}>
          <tr>
            {slips.map((place) => {
              const colour = [blue, white, pink, white][place % 4] ?? white;
              return (
                <td
                  key={place}
                  {...ground(colour)}
                  className={['driven', undefined, 'stripe-pink', undefined][place % 4]}
                  height="9"
                  style={{ background: colour, fontSize: '0', lineHeight: '0' }}
                />
              );
            })}
          </tr>
        </MailTable>
      </td>
    </tr>
  );
}
