import type { CSSProperties, ReactNode } from 'react';
import { leafOf } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { faces } from './faces';
import { colours } from './mail-colours';
import { ground, MailTable } from './mail-parts';

const { blue, white, ink } = colours;

type LeafProps = { day: string; locale: Locale; children: ReactNode };

/** A leaf of the calendar, and beside it what is on that day. @param day as YYYY-MM-DD; the text part says it among the children */
export function Leaf({ day, locale, children }: LeafProps) {
  const leaf = leafOf(day, locale);
  return (
    <MailTable style={{ margin: '20px 0' }}>
      <tr>
        <td width="128" valign="top" data-skip-in-text="true">
          <MailTable className="plate" style={leafStyle}>
            <tr>
              <td {...ground(blue)} className="driven" align="center" style={weekdayStyle}>
                {leaf.weekday}
              </td>
            </tr>
            <tr>
              <td align="center" style={dayStyle}>
                {leaf.day}
              </td>
            </tr>
            <tr>
              <td align="center" style={{ fontSize: '15px', lineHeight: '20px', paddingBottom: '8px' }}>
                {leaf.month}
              </td>
            </tr>
          </MailTable>
        </td>
        <td valign="middle" style={{ paddingLeft: '18px' }}>
          {children}
        </td>
      </tr>
    </MailTable>
  );
}

const leafStyle: CSSProperties = {
  background: white,
  border: `3px solid ${ink}`,
  borderRadius: '6px',
  color: ink,
};

const weekdayStyle: CSSProperties = {
  background: blue,
  color: white,
  fontSize: '15px',
  fontWeight: 700,
  lineHeight: '20px',
  padding: '4px 6px',
};

const dayStyle: CSSProperties = {
  fontFamily: faces.display,
  fontSize: '48px',
  fontWeight: 700,
  lineHeight: '56px',
};
