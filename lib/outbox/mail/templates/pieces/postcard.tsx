import { colours } from '../mail-colours';
import { ground, MailTable } from '../mail-parts';
import { onBoard } from './piece';

const { white, ink, blue, pink, mango, line, soft } = colours;

const slips = Array.from({ length: 18 }, (_, index) => index);

/** What somebody wrote, on a card with the edge of air mail and a stamp. */
export const postcard = (label: string, text: string) =>
  onBoard(
    <MailTable
      className="paper"
      style={{ background: white, color: ink, fontSize: '16px', lineHeight: '26px' }}
    >
      <AirMail />
      <tr>
        <td style={{ padding: '16px 18px 18px' }}>
          <table
            role="presentation"
            align="right"
            cellPadding="0"
            cellSpacing="0"
            border={0}
            data-skip-in-text="true"
            style={{ marginLeft: '14px' }}
          >
            <tbody>
              <tr>
                <td
                  {...ground(pink)}
                  className="postage"
                  align="center"
                  width="52"
                  height="62"
                  style={postageStyle}
                >
                  <div
                    className="stripe-mango"
                    style={{ background: mango, borderRadius: '14px', height: '28px', width: '28px' }}
                  />
                </td>
              </tr>
            </tbody>
          </table>
          <span className="soft label" style={{ color: soft, fontSize: '14px' }}>
            {label}
          </span>
          <div
            style={{ fontSize: '18px', lineHeight: '28px', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
          >
            <bdi>{text}</bdi>
          </div>
        </td>
      </tr>
      <AirMail />
    </MailTable>,
  );

function AirMail() {
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

const postageStyle = {
  background: pink,
  border: `4px dotted ${white}`,
  outline: `1px solid ${line}`,
} as const;
