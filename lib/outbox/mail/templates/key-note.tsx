import { colours } from './mail-colours';
import { MailTable } from './mail-parts';
import { MailWords } from './mail-words';

/** At the end a small ticket with the key that is typed in or pasted, alone on its line, in letters of one width, and what it is. */
export function keyNote(note: string | undefined, label: string, key: string) {
  return (
    <MailTable style={{ margin: '24px 0 16px' }}>
      <tr>
        <td className="hair" style={boxStyle}>
          <div style={keyStyle}>
            {key.match(/.{1,4}/g)?.map((group, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a key never change their places
              <span key={index} style={groupStyle}>
                {group}
              </span>
            ))}
          </div>
          <div className="soft" style={noteStyle}>
            <MailWords text={[label, note].filter(Boolean).join(' ')} />
          </div>
        </td>
      </tr>
    </MailTable>
  );
}

const boxStyle = {
  border: `1px dashed ${colours.line}`,
  borderRadius: '6px',
  padding: '10px 14px 12px',
} as const;

const keyStyle = {
  fontFamily: 'Menlo, Consolas, monospace',
  fontSize: '13px',
  lineHeight: '20px',
} as const;

const noteStyle = { color: colours.soft, fontSize: '13px', lineHeight: '20px', paddingTop: '2px' } as const;

/** Groups are told apart without spaces, which would be copied with them. */
const groupStyle = { display: 'inline-block', marginRight: '7px' } as const;
