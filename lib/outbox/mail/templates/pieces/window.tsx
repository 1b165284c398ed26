import type { ReactNode } from 'react';
import { colours } from '../mail-colours';
import { ground, MailTable } from '../mail-parts';
import { LittleSite } from './little-site';
import { across } from './piece';

const { white, ink, mango, pink, aqua } = colours;

/** What there is to look at, in the window of a browser: its address, and what leads there. */
export const browserWindow = (address: string, action: ReactNode) =>
  across(
    <div data-skip-in-text="true">
      <MailTable
        className="strip"
        style={{ background: ink, borderRadius: '10px 10px 0 0', color: white, tableLayout: 'fixed' }}
      >
        <tr>
          <td width="76" style={{ padding: '12px 0 12px 14px', whiteSpace: 'nowrap' }}>
            {[mango, pink, aqua].map((colour) => (
              <span key={colour} style={{ ...discStyle, background: colour }} />
            ))}
          </td>
          <td style={{ padding: '8px 12px 8px 0' }}>
            <div {...ground(white)} className="address" style={addressStyle}>
              {address.replace(/^https?:\/\//, '')}
            </div>
          </td>
        </tr>
      </MailTable>
    </div>,
    <MailTable
      className="window"
      style={{ background: white, border: `3px solid ${ink}`, borderRadius: '0 0 10px 10px', borderTop: 0 }}
    >
      <LittleSite />
      {action && (
        <tr>
          <td style={{ padding: '0 16px 16px' }}>{action}</td>
        </tr>
      )}
    </MailTable>,
  );

const discStyle = {
  borderRadius: '6px',
  display: 'inline-block',
  height: '12px',
  marginRight: '6px',
  width: '12px',
} as const;

const addressStyle = {
  background: white,
  borderRadius: '14px',
  color: ink,
  fontSize: '14px',
  lineHeight: '28px',
  height: '28px',
  overflow: 'hidden',
  padding: '0 14px',
  wordBreak: 'break-all',
} as const;
