import { colours } from './mail-colours';
import { ground, MailTable, MailText } from './mail-parts';

/** What is to be known at the end, under a rule, and the key that is typed in or pasted: alone on its line, in letters of one width. */
export function keyNote(note: string | undefined, label: string, key: string) {
  return (
    <MailTable style={{ margin: '24px 0 16px' }}>
      <tr>
        <td className="hair" style={{ borderTop: `1px solid ${colours.hair}`, paddingTop: '4px' }}>
          <MailText isSmall style={{ margin: '8px 0' }}>
            {note && (
              <>
                {note}
                <br />
              </>
            )}
            {label}
          </MailText>
        </td>
      </tr>
      <tr>
        <td {...ground(colours.wall)} className="key" style={keyStyle}>
          {key.match(/.{1,4}/g)?.map((group, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a key never change their places
            <span key={index} style={groupStyle}>
              {group}
            </span>
          ))}
        </td>
      </tr>
    </MailTable>
  );
}

const keyStyle = {
  background: colours.wall,
  border: `1px dashed ${colours.line}`,
  borderRadius: '6px',
  fontFamily: 'Menlo, Consolas, monospace',
  fontSize: '14px',
  lineHeight: '22px',
  padding: '8px 0 8px 10px',
} as const;

/** Groups are told apart without spaces, which would be copied with them. */
const groupStyle = { display: 'inline-block', marginRight: '7px' } as const;
