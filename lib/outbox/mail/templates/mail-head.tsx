import { company } from '@/lib/company/company';
import { mailSigns } from '@/lib/drawings/mail-signs';
import type { MailSign } from '@/lib/site/painted-pictures';
import { edge, faces } from './faces';
import { colours, headingColours } from './mail-colours';
import { MailHeading } from './mail-heading';
import { ground, MailTable } from './mail-parts';
import { MailPicture } from './mail-picture';
import { NumberPlate } from './number-plate';
import { awning } from './pieces/awning';
import type { Piece } from './pieces/piece';

const { white, ink } = colours;

/** The board of the shop; where pictures are blocked, its name in letters of the program stands there. */
export function MailBoard() {
  return (
    <tr>
      <td
        data-skip-in-text="true"
        {...ground(ink)}
        className="head inset square"
        style={{
          // A program that turns colours round leaves pictures: the sign stays on the ground that it is painted on.
          background: `${ink} linear-gradient(${ink}, ${ink})`,
          borderRadius: '6px 6px 0 0',
          padding: `10px ${edge}`,
        }}
      >
        <MailPicture
          name="head"
          alt={company.name}
          scale={0.75}
          style={{ color: white, fontFamily: faces.display, fontSize: '30px', fontWeight: 700 }}
        />
      </td>
    </tr>
  );
}

export type MailHeadingProps = {
  heading: string;
  /** Of whom it speaks, larger than the rest of it. */
  who?: string | undefined;
  /** The number that it is known by, where the heading does not say it. */
  plate?: string | undefined;
  /** What has that number, beside it. */
  what?: string | undefined;
  /** What the mail is about, or how matters stand with that. */
  board?: MailSign | undefined;
  piece?: Piece | undefined;
};

/** The front of the shop: on its board what the mail is about and the plate with its number and the sign that hangs there, and what it is known by. */
export function MailFront({
  heading,
  who,
  plate,
  what,
  board: sign,
  piece: { on, below } = awning,
}: MailHeadingProps) {
  const { board } = mailSigns[sign ?? 'web'];
  const { ground: paint, letters } = headingColours[board];
  const isLong = hasLongWord.test(who ?? heading);
  const number = numbered.exec(heading)?.[1] ?? plate;
  return (
    <>
      <tr>
        <td
          {...ground(paint)}
          className={`board board-${board} front`}
          style={{
            background: paint,
            // The last stripe is of the same colour as one of the boards.
            borderTop: `3px solid ${ink}`,
            color: letters,
            padding: 0,
          }}
        >
          <MailTable style={{ tableLayout: 'fixed' }}>
            <tr>
              <td className="inset" style={{ padding: `0 ${edge}` }}>
                <MailTable>
                  <tr>
                    <td valign="middle" style={{ padding: '20px 0' }}>
                      <MailHeading heading={heading.replace(numbered, '').trim()} who={who} isLong={isLong} />
                      {number && (
                        <p style={{ margin: '10px 0 0' }}>
                          <NumberPlate number={number} />
                          {what && (
                            <>
                              {' '}
                              <strong style={whatStyle}>{what}</strong>
                            </>
                          )}
                        </p>
                      )}
                    </td>
                    {sign && (
                      <td
                        data-skip-in-text="true"
                        className={isLong ? 'emblem wide' : 'emblem'}
                        align="right"
                        valign="top"
                        style={{ padding: '0 0 12px 22px' }}
                      >
                        <MailPicture
                          name={`sign-${sign}`}
                          alt=""
                          style={{ display: 'block', maxWidth: 'none' }}
                        />
                      </td>
                    )}
                  </tr>
                </MailTable>
              </td>
            </tr>
            {on?.(board)}
          </MailTable>
        </td>
      </tr>
      {below?.(board)}
    </>
  );
}

/** A phone has no room for it at full size. */
const hasLongWord = /\p{Script=Latin}{14}/u;

/** The number of an order, a quotation or a device, with the space before it. */
const numbered = / ?\b((?:PT|TRIAL)-[0-9A-Z]{6}|QT-[\d-]+\d|R-[0-9A-Z]{4})\b/;

const whatStyle = {
  display: 'inline-block',
  fontSize: '17px',
  lineHeight: '34px',
  verticalAlign: 'middle',
} as const;
