import { colours } from './mail-colours';
import { InText } from './mail-parts';
import { WholeWords } from './mail-words';

const termsStyle = { color: colours.soft, display: 'block', fontSize: '14px', lineHeight: '20px' } as const;

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
  fontSize: '14px',
  fontWeight: 400,
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
