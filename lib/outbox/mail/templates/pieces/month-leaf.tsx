import type { CSSProperties } from 'react';
import { monthOf, weekdayLetters } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { colours } from '../mail-colours';
import { MailTable } from '../mail-parts';
import { Pad, Strip } from './leaf';
import { across } from './piece';
import { Plate, type Sum } from './plate';

const { ink, mango, soft } = colours;

/** A leaf of a month, and on it one of its days and what is paid from then on. @param day as YYYY-MM-DD; the letter says it */
export function monthLeaf(day: string, locale: Locale, sum?: Sum) {
  const [month, year] = monthOf(day.slice(0, 7), locale).split(/ (?=\d+$)/);
  return across(
    <Strip left={month ?? ''} right={year ?? ''} />,
    <Pad>
      <tr>
        <td data-skip-in-text="true" aria-hidden="true" style={{ padding: '6px 10px 10px' }}>
          <MailTable style={{ tableLayout: 'fixed' }}>
            <tr>
              {weekdayLetters(locale).map((letter, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: some days of a week begin with the same letter
                <td key={index} className="soft" align="center" style={{ ...cellStyle, color: soft }}>
                  {letter}
                </td>
              ))}
            </tr>
            {weeksOf(day).map((week) => (
              <tr key={week.join()}>
                {week.map((date, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week never change their places
                  <td key={index} align="center" style={cellStyle}>
                    {date === Number(day.slice(8)) ? <span style={markStyle}>{date}</span> : date}
                  </td>
                ))}
              </tr>
            ))}
          </MailTable>
        </td>
      </tr>
      {sum && (
        <tr>
          <td style={{ padding: '0 10px 10px' }}>
            <Plate {...sum} />
          </td>
        </tr>
      )}
    </Pad>,
  );
}

/** The weeks of the month of a day, Monday first; undefined is a day of another month. */
function weeksOf(day: string): (number | undefined)[][] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const before = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const date = 7 * week + place + 1 - before;
      return date > 0 && date <= days ? date : undefined;
    }),
  );
}

const cellStyle: CSSProperties = { fontSize: '14px', lineHeight: '26px', padding: 0 };

const markStyle: CSSProperties = {
  background: mango,
  borderRadius: '15px',
  color: ink,
  display: 'inline-block',
  fontSize: '16px',
  fontWeight: 700,
  lineHeight: '30px',
  width: '30px',
};
