import { faces } from './faces';
import { colours } from './mail-colours';
import { MailTable } from './mail-parts';

const { mango, ink } = colours;

/** The amount or the code that a letter is about, as large as on a price board. @param label what it is, where the text does not say it */
export function largeAmount(amount: string, label?: string) {
  return (
    <MailTable
      className="total"
      style={{ background: mango, borderRadius: '6px', color: ink, margin: '16px 0' }}
    >
      <tr>
        <td style={{ padding: '5px' }}>
          <MailTable className="total" style={{ border: `3px solid ${ink}`, borderRadius: '4px' }}>
            <tr>
              <td style={{ padding: '10px 14px' }}>
                {label && <div style={labelStyle}>{label}</div>}
                <div className="amount" style={{ ...amountStyle, ...(label && besideStyle) }}>
                  {amount}
                </div>
              </td>
            </tr>
          </MailTable>
        </td>
      </tr>
    </MailTable>
  );
}

/** Beside the amount where there is room, else over it. */
const labelStyle = {
  float: 'left',
  fontWeight: 700,
  lineHeight: '1.25',
  padding: '10px 16px 6px 0',
} as const;

const amountStyle = {
  fontFamily: faces.display,
  fontSize: '28px',
  fontWeight: 700,
  lineHeight: '1.25',
} as const;

/** Whole, and below its label where both find no room. */
const besideStyle = { float: 'right', textAlign: 'right', whiteSpace: 'nowrap' } as const;
