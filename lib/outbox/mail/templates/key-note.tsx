import { colours } from './mail-colours';
import { ground, MailTable } from './mail-parts';
import { MailWords } from './mail-words';

/** What is to be known at the end, in a box, and the key that is typed in or pasted: alone on its line, in letters of one width. */
export function keyNote(note: string | undefined, label: string, key: string) {
  return (
    <MailTable style={{ margin: '24px 0 16px' }}>
      <tr>
        <td {...ground(colours.wall)} className="key" style={boxStyle}>
          <div className="soft" style={noteStyle}>
            {note && (
              <>
                <MailWords text={note} />
                <br />
              </>
            )}
            {label}
          </div>
          <div style={keyStyle}>
            {key.match(/.{1,4}/g)?.map((group, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a key never change their places
              <span key={index} style={groupStyle}>
                {group}
              </span>
            ))}
          </div>
        </td>
      </tr>
    </MailTable>
  );
}

const boxStyle = {
  background: colours.wall,
  border: `1px dashed ${colours.line}`,
  borderRadius: '6px',
  padding: '10px 12px',
} as const;

const noteStyle = { color: colours.soft, fontSize: '13px', lineHeight: '20px' } as const;

const keyStyle = {
  fontFamily: 'Menlo, Consolas, monospace',
  fontSize: '14px',
  lineHeight: '22px',
  paddingTop: '4px',
} as const;

/** Groups are told apart without spaces, which would be copied with them. */
const groupStyle = { display: 'inline-block', marginRight: '7px' } as const;
