import { colours } from '../mail-colours';
import { MailTable } from '../mail-parts';
import { WholeWords } from '../mail-words';

const { soft, line } = colours;

export type Ruled = readonly [label: string, value: string];

/** The ruled lines of a card. */
export function RuledLines({ lines }: { lines: readonly Ruled[] }) {
  return (
    <MailTable style={{ clear: 'both', paddingTop: '14px' }}>
      {lines.map(([label, value]) => (
        <tr key={label}>
          <td className="hair soft" width="34%" valign="bottom" style={{ ...ruledStyle, color: soft }}>
            <span className="label" style={{ fontSize: '15px' }}>
              {label}
            </span>
          </td>
          <td className="hair" valign="bottom" style={{ ...ruledStyle, fontWeight: 600 }}>
            <bdi>
              <WholeWords text={value} />
            </bdi>
          </td>
        </tr>
      ))}
    </MailTable>
  );
}

const ruledStyle = {
  borderBottom: `2px dotted ${line}`,
  fontSize: '16px',
  lineHeight: '24px',
  padding: '8px 0 4px',
} as const;
