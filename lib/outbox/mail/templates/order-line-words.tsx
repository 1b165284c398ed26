import type { ReactNode } from 'react';
import type { SoldSign } from '@/lib/site/painted-pictures';
import { faces } from './faces';
import { colours } from './mail-colours';
import { InText, MailTable } from './mail-parts';
import { MailPicture } from './mail-picture';
import { WholeWords } from './mail-words';

const termsStyle = { color: colours.soft, display: 'block', fontSize: '15px', lineHeight: '21px' } as const;

/** What a line is; the days that a renewal is for stay together. */
export function LineName({ name }: { name: string }) {
  return (
    <strong>
      {name.split(/(\([^()]*\d{4}\))/).map((part, index) =>
        index % 2 === 0 ? (
          <WholeWords key={part} text={part} />
        ) : (
          <span key={part} style={daysStyle}>
            {part}
          </span>
        ),
      )}
    </strong>
  );
}

const daysStyle = {
  display: 'inline-block',
  fontFamily: faces.text,
  fontSize: '15px',
  fontWeight: 400,
  lineHeight: '21px',
  whiteSpace: 'nowrap',
} as const;

/** In what steps a line is paid: below its name, and in the text behind it. */
export function LineTerms({ terms, isOnBoard = false }: { terms: string; isOnBoard?: boolean }) {
  return (
    <>
      <InText>{' ('}</InText>
      <span
        className={isOnBoard ? undefined : 'soft'}
        style={isOnBoard ? { ...termsStyle, color: 'inherit', fontWeight: 400 } : termsStyle}
      >
        {terms}
      </span>
      <InText>{')'}</InText>
    </>
  );
}

/** The words of a line, and before them the sign of what it is. */
export function SignedLine({ sign, children }: { sign: SoldSign | undefined; children: ReactNode }) {
  if (!sign) return children;
  return (
    <MailTable>
      <tr>
        <td data-skip-in-text="true" className="sold" width="46" valign="top" style={{ fontSize: '0' }}>
          <MailPicture name={`sold-${sign}`} alt="" scale={0.5} style={{ display: 'block' }} />
        </td>
        <td valign="top">{children}</td>
      </tr>
    </MailTable>
  );
}

type SoldItemProps = { sign: SoldSign | undefined; name: string; terms: string };

/** All that a letter is about, as its board shows it: the sign of what it is, its name in letters of a sign, and in what steps it is paid. */
export function SoldItem({ sign, name, terms }: SoldItemProps) {
  const words = (
    <>
      <span className="item" style={itemStyle}>
        <LineName name={name} />
      </span>
      <LineTerms terms={terms} isOnBoard />
    </>
  );
  if (!sign) return words;
  return (
    <MailTable>
      <tr>
        <td data-skip-in-text="true" className="sold" width="90" style={{ fontSize: '0' }}>
          <MailPicture name={`sold-${sign}`} alt="" style={{ display: 'block' }} />
        </td>
        <td valign="middle">{words}</td>
      </tr>
    </MailTable>
  );
}

const itemStyle = {
  display: 'block',
  fontFamily: faces.display,
  fontSize: '20px',
  lineHeight: '1.35',
} as const;
