import type { CSSProperties } from 'react';
import { monthOf, weekdayLetters } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { daysSinceMonday } from '@/lib/i18n/pattaya-time';
import { colours } from '../mail-colours';
import { MailTable } from '../mail-parts';
import { Pad, Strip } from './leaf';
import { across } from './piece';
import { Plate, type Sum } from './plate';

const { ink, mango, pink, soft } = colours;

/** A leaf of a month, and on it one of its days and what is paid from then on. @param day as YYYY-MM-DD; the letter says it @param until the day up to which that is overdue */
export function monthLeaf(day: string, locale: Locale, sum?: Sum, until?: string) {
  const lastLate = lateUntil(day, until ?? day);
  const [month, year] = monthOf(day.slice(0, 7), locale).split(/ (?=\d+$)/);
  return across(
    <Strip left={month ?? ''} right={year ?? ''}>
      <tr>
        <td style={{ padding: '8px 10px 2px' }}>
          <MailTable style={{ tableLayout: 'fixed' }}>
            <tr>
              {weekdayLetters(locale).map((letter, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: some days of a week begin with the same letter
                <td key={index} className="soft" align="center" style={{ ...cellStyle, color: soft }}>
                  {letter}
                </td>
              ))}
            </tr>
          </MailTable>
        </td>
      </tr>
    </Strip>,
    <Pad>
      <tr>
        <td data-skip-in-text="true" aria-hidden="true" style={{ padding: '0 10px 10px' }}>
          <MailTable style={{ tableLayout: 'fixed' }}>
            {weeksOf(day).map((week) => (
              <tr key={week.join()}>
                {week.map((date, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week never change their places
                  <td key={index} align="center" style={cellStyle}>
                    <MonthDay date={date} mark={Number(day.slice(8))} lastLate={lastLate} />
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

/** A day of the month: the one that is meant has a disc, and those that are overdue since have a line. */
function MonthDay({ date, mark, lastLate }: { date: number | undefined; mark: number; lastLate: number }) {
  if (date === mark) return <span style={markStyle}>{date}</span>;
  const isLate = date !== undefined && date > mark && date <= lastLate;
  return isLate ? (
    <span className="late" style={lateStyle}>
      {date}
    </span>
  ) : (
    date
  );
}

/** The last date of the month of a day that is overdue on another day; 0 where none is. */
function lateUntil(day: string, until: string): number {
  if (until <= day) return 0;
  return until.slice(0, 7) > day.slice(0, 7) ? 31 : Number(until.slice(8));
}

/** The weeks of the month of a day, Monday first; undefined is a day of another month. */
function weeksOf(day: string): (number | undefined)[][] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const before = daysSinceMonday(`${day.slice(0, 7)}-01`);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const date = 7 * week + place + 1 - before;
      return date > 0 && date <= days ? date : undefined;
    }),
  );
}

const cellStyle: CSSProperties = { fontSize: '15px', lineHeight: '27px', padding: 0 };

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

const lateStyle: CSSProperties = {
  borderBottom: `3px solid ${pink}`,
  display: 'inline-block',
  fontWeight: 700,
  lineHeight: '22px',
  width: '24px',
};
