import type { CSSProperties, ReactNode } from 'react';
import { leafOf } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { faces } from '../faces';
import { colours } from '../mail-colours';
import { ground, MailTable } from '../mail-parts';
import { across } from './piece';

const { white, ink } = colours;

/** A leaf of the calendar, and on it what is on that day. @param day as YYYY-MM-DD; the text part says it among the children @param isOff whether it is on no more */
export function dayLeaf(day: string, locale: Locale, isOff: boolean, children: ReactNode) {
  const leaf = leafOf(day, locale);
  return across(
    <Strip left={leaf.weekday} right={leaf.month}>
      <tr>
        <td height="14" style={{ fontSize: '0', lineHeight: '0' }} />
      </tr>
    </Strip>,
    <Pad>
      <tr>
        <td
          data-skip-in-text="true"
          className="day"
          align="center"
          style={{ ...dayStyle, ...(isOff && { textDecoration: 'line-through' }) }}
        >
          {leaf.day}
        </td>
        <td valign="middle" style={{ padding: '0 10px 14px 0' }}>
          {children}
        </td>
      </tr>
    </Pad>,
  );
}

/** The head of a leaf, with the rings that it hangs on, and what stands below that on the board. */
export function Strip({ left, right, children }: { left: string; right: string; children: ReactNode }) {
  const ring = (
    <td
      {...ground(ink)}
      className="rope"
      width="10"
      height="14"
      style={{ background: ink, borderRadius: '5px 5px 0 0', fontSize: '0', lineHeight: '0' }}
    />
  );
  return (
    <div data-skip-in-text="true">
      <MailTable>
        <tr>
          <td width="22%" />
          {ring}
          <td />
          {ring}
          <td width="22%" />
        </tr>
      </MailTable>
      <MailTable className="driven" style={{ background: ink, borderRadius: '10px 10px 0 0', color: white }}>
        <tr>
          <td style={stripStyle}>{left}</td>
          <td align="right" style={stripStyle}>
            {right}
          </td>
        </tr>
      </MailTable>
      <MailTable className="leaf-top" style={topStyle}>
        {children}
      </MailTable>
    </div>
  );
}

/** The leaves below the first one show at their lower edge. */
export function Pad({ children }: { children: ReactNode }) {
  return (
    <MailTable className="leaf" style={padStyle}>
      {children}
    </MailTable>
  );
}

const topStyle: CSSProperties = {
  background: white,
  border: `solid ${ink}`,
  borderWidth: '0 3px',
  color: ink,
};

const padStyle: CSSProperties = {
  background: white,
  border: `3px solid ${ink}`,
  borderBottom: `9px double ${ink}`,
  borderRadius: '0 0 10px 10px',
  borderTop: 0,
  color: ink,
  fontSize: '16px',
  lineHeight: '24px',
};

const stripStyle: CSSProperties = {
  fontFamily: faces.display,
  fontSize: '20px',
  fontWeight: 700,
  lineHeight: '26px',
  padding: '8px 16px',
};

const dayStyle: CSSProperties = {
  fontFamily: faces.display,
  fontSize: '76px',
  fontWeight: 700,
  lineHeight: '92px',
  padding: '0 12px 4px',
  width: '112px',
};
