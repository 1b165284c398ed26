import { MailText } from './mail-parts';
import { MailWords } from './mail-words';

/** The end of the small print: what the key is, and on the same line the key itself, which is typed in or pasted, in groups. */
export function keyNote(note: string | undefined, label: string, key: string) {
  return (
    <>
      {note && (
        <MailText isSmall style={smallStyle}>
          <MailWords text={note} />
        </MailText>
      )}
      <MailText isSmall style={smallStyle}>
        {label && <MailWords text={`${label} `} />}
        {key.match(/.{1,4}/g)?.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a key never change their places
          <span key={index} style={groupStyle}>
            {group}
          </span>
        ))}
      </MailText>
    </>
  );
}

const smallStyle = { margin: '8px 0' } as const;

/** Groups are told apart without spaces, which would be copied with them. */
const groupStyle = { display: 'inline-block', marginRight: '0.3em' } as const;
