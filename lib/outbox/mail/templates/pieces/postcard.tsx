import { leafOf } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { faces } from '../faces';
import { colours } from '../mail-colours';
import { ground, MailTable } from '../mail-parts';
import { onBoard } from './piece';

const { white, ink, blue, pink, mango, line } = colours;

const slips = Array.from({ length: 18 }, (_, index) => index);

type PostcardProps = { about: string; text: string; at: Date; locale: Locale };

/** What somebody wrote, and about what, on a card with the edge of air mail and a stamp that is cancelled on its day. */
export function postcard({ about, text, at, locale }: PostcardProps) {
  const { day, short } = leafOf(dayInPattaya(at), locale);
  return onBoard(
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
              <tr>
                <td align="right">
                  <div className="postmark" style={postmarkStyle}>
                    <div style={{ fontSize: '20px', lineHeight: '22px' }}>{day}</div>
                    <div style={{ fontSize: '13px', lineHeight: '16px' }}>{short}</div>
                  </div>
                </td>
              </tr>
            </tbody>
          </table>
          <div style={{ fontFamily: faces.display, fontSize: '20px', fontWeight: 700, lineHeight: '28px' }}>
            <bdi>{about}</bdi>
          </div>
          <div style={{ paddingTop: '6px', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            <bdi>{text}</bdi>
          </div>
        </td>
      </tr>
      <AirMail />
    </MailTable>,
  );
}

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

const postmarkStyle = {
  border: `3px solid ${ink}`,
  borderRadius: '32px',
  boxSizing: 'border-box',
  color: ink,
  fontFamily: faces.display,
  fontWeight: 700,
  height: '64px',
  margin: '-6px 30px 0 0',
  padding: '9px 0',
  textAlign: 'center',
  transform: 'rotate(-12deg)',
  width: '64px',
} as const;

const postageStyle = {
  background: pink,
  border: `4px dotted ${white}`,
  outline: `1px solid ${line}`,
} as const;
