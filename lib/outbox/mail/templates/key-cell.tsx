import { colours } from './mail-colours';
import { ground, MailTable, MailText } from './mail-parts';

/** A key that is typed in or pasted: alone on its line, in letters of one width. */
export function keyCell(label: string, key: string) {
  return (
    <>
      <MailText isSmall style={{ margin: '16px 0 6px' }}>
        {label}
      </MailText>
      <MailTable style={{ margin: '0 0 16px' }}>
        <tr>
          <td {...ground(colours.wall)} className="key" style={keyStyle}>
            {key}
          </td>
        </tr>
      </MailTable>
    </>
  );
}

const keyStyle = {
  background: colours.wall,
  border: `1px dashed ${colours.line}`,
  borderRadius: '6px',
  fontFamily: 'Menlo, Consolas, monospace',
  fontSize: '13px',
  lineHeight: '20px',
  padding: '8px 10px',
  wordBreak: 'break-all',
} as const;
