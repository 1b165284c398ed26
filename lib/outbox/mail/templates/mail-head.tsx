import { Img } from 'react-email';
import { company } from '@/lib/company/company';
import type { Board } from '@/lib/drawings/board';
import { env } from '@/lib/env/env';
import { mailHead } from '@/lib/site/painted-pictures';
import { edge, faces } from './faces';
import { colours, headingColours } from './mail-colours';
import { MailWords } from './mail-words';

const { blue, white, ink } = colours;

/** The board of the shop; where pictures are blocked, its name in letters of the program stands there. */
export function MailBoard() {
  const { path, width, height } = mailHead;
  return (
    <tr>
      <td
        data-skip-in-text="true"
        className="head inset square"
        style={{
          // A program that turns colours round leaves pictures: the sign stays on the blue that it is painted on.
          background: `${blue} linear-gradient(${blue}, ${blue})`,
          borderRadius: '6px 6px 0 0',
          padding: `20px ${edge}`,
        }}
      >
        <Img
          className="name"
          src={env().siteUrl + path}
          alt={company.name}
          width={width}
          height={height}
          style={{
            color: white,
            fontFamily: faces.display,
            fontSize: '30px',
            fontWeight: 700,
            maxWidth: '100%',
          }}
        />
      </td>
    </tr>
  );
}

export type MailHeadingProps = {
  heading: string;
  /** The number that it is known by, where the heading does not say it. */
  plate?: string | undefined;
  /** The family of what the mail is about. */
  board?: Board | undefined;
};

/** What the mail is about, on the board of its family. */
export function MailHeading({ heading, plate, board = 'web' }: MailHeadingProps) {
  const { ground, letters } = headingColours[board] ?? headingColours.web;
  return (
    <tr>
      <td
        className={`board board-${board} inset`}
        style={{ background: ground, color: letters, padding: `24px ${edge} 28px` }}
      >
        <h1
          style={{
            fontFamily: faces.display,
            fontSize: '32px',
            fontWeight: 700,
            lineHeight: '1.3',
            margin: 0,
          }}
        >
          {heading
            .split(numbered)
            .map((part, index) =>
              index % 2 === 1 ? <Plate key={part} number={part} /> : <MailWords key={part} text={part} />,
            )}
        </h1>
        {plate && !heading.includes(plate) && (
          <p style={{ margin: '14px 0 0' }}>
            <Plate number={plate} />
          </p>
        )}
      </td>
    </tr>
  );
}

/** The number of an order, a quotation or a device. */
const numbered = /\b((?:PT|TRIAL)-[0-9A-Z]{6}|QT-[\d-]+\d|R-[0-9A-Z]{4})\b/;

/** A number as it stands on a plate. */
function Plate({ number }: { number: string }) {
  return (
    <span className="plate" style={plateStyle}>
      {number}
    </span>
  );
}

const plateStyle = {
  background: white,
  border: `3px solid ${ink}`,
  borderRadius: '6px',
  color: ink,
  display: 'inline-block',
  fontFamily: faces.display,
  fontSize: '20px',
  fontWeight: 700,
  lineHeight: '28px',
  padding: '0 10px',
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
} as const;
