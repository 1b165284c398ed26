import { faces } from './faces';
import { colours } from './mail-colours';
import { MailTable } from './mail-parts';
import { MailWords } from './mail-words';

const { ink, white, soft } = colours;

/** At the end a plate with the key that is typed in or pasted, alone on its line, in groups that stand below each other, and what it is. */
export function keyNote(note: string | undefined, label: string, key: string) {
  return (
    <MailTable style={{ margin: '24px 0 16px' }}>
      <tr>
        <td className="key" style={plateStyle}>
          {key.match(/.{1,4}/g)?.map((group, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a key never change their places
            <span key={index} style={groupStyle}>
              {group}
            </span>
          ))}
        </td>
      </tr>
      <tr>
        <td className="soft" style={noteStyle}>
          <MailWords text={[label, note].filter(Boolean).join(' ')} />
        </td>
      </tr>
    </MailTable>
  );
}

const plateStyle = {
  background: white,
  border: `3px solid ${ink}`,
  borderRadius: '6px',
  color: ink,
  fontFamily: faces.text,
  fontSize: '18px',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 700,
  letterSpacing: '0.1em',
  lineHeight: '30px',
  padding: '8px 0 8px 4%',
} as const;

const noteStyle = { color: soft, fontSize: '13px', lineHeight: '20px', paddingTop: '8px' } as const;

/** Groups are told apart without spaces, which would be copied with them. */
const groupStyle = { display: 'inline-block', width: '24%' } as const;
