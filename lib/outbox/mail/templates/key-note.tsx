import { colours } from './mail-colours';
import { ground, MailTable } from './mail-parts';
import { MailWords } from './mail-words';

const { wall, ink, soft, line } = colours;

/** A plate of its own below all else: whose the link is, what the key is, and the key, which is typed in or pasted, in groups. */
export function keyNote(note: string | undefined, label: string, key: string) {
  return (
    <MailTable style={{ margin: '28px 0 16px' }}>
      <tr>
        <td {...ground(wall)} className="panel" style={plateStyle}>
          {note && (
            <p className="soft" style={{ ...smallStyle, paddingBottom: '2px' }}>
              <MailWords text={note} />
            </p>
          )}
          <p className="soft" style={smallStyle}>
            {label && (
              <span className="key-label" style={labelStyle}>
                <MailWords text={label} />
              </span>
            )}{' '}
            <span className="key-groups" style={keyStyle}>
              {key.match(/.{1,16}/g)?.map((half) => (
                <span key={half} style={halfStyle}>
                  {half.match(/.{1,4}/g)?.map((group, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a key never change their places
                    <span key={index} style={groupStyle}>
                      {group}
                    </span>
                  ))}
                </span>
              ))}
            </span>
          </p>
        </td>
      </tr>
    </MailTable>
  );
}

const plateStyle = {
  background: wall,
  borderLeft: `4px solid ${line}`,
  color: ink,
  padding: '10px 16px',
} as const;

const smallStyle = { color: soft, fontSize: '15px', lineHeight: '23px', margin: 0 } as const;

const keyStyle = {
  color: ink,
  fontSize: '16px',
  fontWeight: 700,
  lineHeight: '25px',
} as const;

/** On a wide sheet the key stands beside its name. */
const labelStyle = { display: 'inline-block', marginRight: '6px' } as const;

/** On a phone a key is two rows. */
const halfStyle = { display: 'inline-block' } as const;

/** Groups are told apart without spaces, which would be copied with them. */
const groupStyle = { display: 'inline-block', marginRight: '0.45em' } as const;
