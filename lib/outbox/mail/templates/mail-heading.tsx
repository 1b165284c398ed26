import { faces } from './faces';
import { MailWords } from './mail-words';

/** So few letters leave half of the board empty at the size of the others. */
const brief = 14;

type MailHeadingProps = { heading: string; who: string | undefined; isLong: boolean };

/** What a mail is about, on its board; of whom it speaks stands large on a line of its own, and the rest small above or below that. */
export function MailHeading({ heading, who, isLong }: MailHeadingProps) {
  const large = {
    className: isLong ? 'long' : heading.length > brief ? 'heading' : 'heading brief',
    style: { fontSize: isLong ? '20px' : '28px' },
  };
  const at = who ? heading.indexOf(who) : -1;
  if (!who || at < 0)
    return (
      <h1 className={large.className} style={{ ...headingStyle, ...large.style }}>
        <MailWords text={heading} />
      </h1>
    );
  const before = heading.slice(0, at).trim();
  const after = heading.slice(at + who.length).trim();
  return (
    <h1 style={headingStyle}>
      {before && <span style={restStyle}>{before}</span>}{' '}
      <span className={large.className} style={{ ...large.style, display: 'block' }}>
        <MailWords text={who} />
      </span>{' '}
      {after && <span style={restStyle}>{after}</span>}
    </h1>
  );
}

const headingStyle = { fontFamily: faces.display, fontWeight: 700, lineHeight: '1.3', margin: 0 } as const;

const restStyle = {
  display: 'block',
  fontFamily: faces.text,
  fontSize: '18px',
  fontWeight: 600,
  lineHeight: '26px',
} as const;
