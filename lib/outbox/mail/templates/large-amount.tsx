import { faces } from './faces';
import { colours } from './mail-colours';
import { MailTable } from './mail-parts';

const { mango, ink } = colours;

/** The amount or the code that a letter is about, as large as on a price board. @param label what it is, where the text does not say it */
export function largeAmount(amount: string, label?: string) {
  return (
    <MailTable style={{ background: mango, borderRadius: '6px', color: ink, margin: '16px 0' }}>
      <tr>
        <td style={{ padding: '5px' }}>
          <MailTable style={{ border: `3px solid ${ink}`, borderRadius: '4px' }}>
            <tr>
              <td style={{ padding: '10px 14px' }}>
                {label && <div style={{ fontWeight: 700 }}>{label}</div>}
                <div className="amount" style={{ ...amountStyle, textAlign: label ? 'right' : 'left' }}>
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

const amountStyle = {
  fontFamily: faces.display,
  fontSize: '28px',
  fontWeight: 700,
  lineHeight: '1.25',
} as const;
