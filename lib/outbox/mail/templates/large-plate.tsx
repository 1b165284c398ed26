import type { ReactNode } from 'react';
import { faces } from './faces';
import { colours } from './mail-colours';
import { ground, MailTable } from './mail-parts';

const { mango, ink, white, sea } = colours;

/** A code to be typed in, below what it is. */
export function largeCode(code: string, label: string) {
  return (
    <LargePlate>
      <td align="center" style={{ padding: '12px 8px 10px' }}>
        <div style={{ fontWeight: 700, lineHeight: '24px' }}>{label}</div>
        <div style={{ ...displayStyle, fontSize: '40px', letterSpacing: '0.14em', paddingLeft: '0.14em' }}>
          {code}
        </div>
      </td>
    </LargePlate>
  );
}

/** The tag that hangs on a device in the shop. */
export function repairTag(number: string, device: string) {
  return (
    <LargePlate>
      <td width="28" data-skip-in-text="true" style={{ padding: '0 0 0 16px' }}>
        <div className="hole" style={holeStyle} />
      </td>
      <td style={{ padding: '10px 16px' }}>
        <div style={{ ...displayStyle, fontSize: '34px' }}>{number}</div>
        <div style={{ overflowWrap: 'anywhere' }}>
          <bdi>{device}</bdi>
        </div>
      </td>
    </LargePlate>
  );
}

export const displayStyle = {
  fontFamily: faces.display,
  fontWeight: 700,
  lineHeight: '1.25',
  whiteSpace: 'nowrap',
} as const;

const holeStyle = {
  background: white,
  border: `3px solid ${ink}`,
  borderRadius: '14px',
  height: '22px',
  width: '22px',
} as const;

/** A plate in the colour of price boards, with its line of paint; white where nothing is to be paid any more. */
export function LargePlate({ children, isDone = false }: { children: ReactNode; isDone?: boolean }) {
  const [rim, face, look] = isDone
    ? ([sea, white, 'total done'] as const)
    : ([mango, mango, 'total'] as const);
  return (
    <MailTable
      className={look}
      style={{ background: rim, borderRadius: '6px', color: ink, margin: '0 0 16px' }}
    >
      <tr>
        <td {...ground(rim)} className={look} style={{ borderRadius: '6px', padding: '5px' }}>
          <MailTable
            className={look}
            style={{ background: face, border: `3px solid ${ink}`, borderRadius: '4px' }}
          >
            <tr>{children}</tr>
          </MailTable>
        </td>
      </tr>
    </MailTable>
  );
}
