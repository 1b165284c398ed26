import { leafOf } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { faces } from '../faces';
import { colours } from '../mail-colours';
import { ground, MailTable } from '../mail-parts';
import { AirMail } from './air-mail';
import { onBoard } from './piece';
import { type Ruled, RuledLines } from './ruled-lines';

const { white, ink, pink, mango, line } = colours;

type PostcardProps = {
  about: string;
  text: string;
  /** What was chosen beside it, each on a line of the card; what was left empty is left out. */
  chosen?: readonly Ruled[];
  at: Date;
  locale: Locale;
  /** For those who read it first: large, the shorter the larger, and across the whole card. */
  isLarge?: boolean;
};

/** What somebody wrote, and about what, on a card with the edge of air mail and a stamp that is cancelled on its day. */
export function postcard({ about, text, chosen = [], at, locale, isLarge = false }: PostcardProps) {
  const said = chosen.filter(([, value]) => value !== '');
  const letters = isLarge ? lettersOf(text) : undefined;
  const { day, short } = leafOf(dayInPattaya(at), locale);
  const stamp = (
    <td {...ground(pink)} className="postage" align="center" width="52" height="62" style={postageStyle}>
      <div
        className="stripe-mango"
        style={{ background: mango, borderRadius: '14px', height: '28px', width: '28px' }}
      />
    </td>
  );
  const place = isLarge ? '0 0 0 -22px' : '-30px 30px 0 0';
  const mark = (
    <div className="postmark" style={{ ...postmarkStyle, margin: place }}>
      <div style={{ fontSize: '20px', lineHeight: '22px' }}>{day}</div>
      <div style={{ fontSize: '14px', lineHeight: '16px' }}>{short}</div>
    </div>
  );
  return onBoard(
    <MailTable
      className="paper"
      style={{ background: white, color: ink, fontSize: '17px', lineHeight: '27px' }}
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
              {isLarge ? (
                <tr>
                  {stamp}
                  <td>{mark}</td>
                </tr>
              ) : (
                <>
                  <tr>{stamp}</tr>
                  <tr>
                    <td align="right">{mark}</td>
                  </tr>
                </>
              )}
            </tbody>
          </table>
          <div style={subjectStyle}>
            <bdi>{about}</bdi>
          </div>
          <div
            style={{
              paddingTop: '10px',
              overflowWrap: 'anywhere',
              whiteSpace: 'pre-wrap',
              ...letters,
            }}
          >
            <bdi>{text}</bdi>
          </div>
          {said.length > 0 && <RuledLines lines={said} />}
        </td>
      </tr>
      <AirMail />
    </MailTable>,
  );
}

/** A few words are lettered as on a sign. */
function lettersOf({ length }: string) {
  if (length > 600) return { fontSize: '17px', lineHeight: '27px' };
  if (length > 160) return { fontSize: '19px', lineHeight: '29px' };
  if (length > 80) return { fontSize: '22px', lineHeight: '33px' };
  return { fontFamily: faces.display, fontSize: '28px', lineHeight: '40px' };
}

const subjectStyle = {
  fontFamily: faces.display,
  fontSize: '20px',
  fontWeight: 700,
  lineHeight: '28px',
} as const;

const postmarkStyle = {
  background: white,
  border: `3px solid ${ink}`,
  borderRadius: '32px',
  boxSizing: 'border-box',
  color: ink,
  fontFamily: faces.display,
  fontWeight: 700,
  height: '64px',
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
