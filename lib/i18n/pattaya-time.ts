const dayLength = 24 * 60 * 60_000;

const inPattaya = { timeZone: 'Asia/Bangkok' } as const;

const calendar = new Intl.DateTimeFormat('en-CA', inPattaya);

const clock = new Intl.DateTimeFormat('en-GB', {
  ...inPattaya,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The day of a moment in Pattaya, as YYYY-MM-DD: to be reckoned with, not to be read (dates.ts). */
export function dayInPattaya(moment: Date): string {
  return calendar.format(moment);
}

/** The day that it is in Pattaya now, as YYYY-MM-DD. */
export const today = () => dayInPattaya(new Date());

/** What the clocks in Pattaya show at a moment, as HH:MM from 00:00 to 23:59: to be reckoned with. */
export function clockInPattaya(moment: Date): string {
  return clock.format(moment);
}

/** The day that lies so many days after another one, both as YYYY-MM-DD. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

/** The Monday of the week in which a day lies, both as YYYY-MM-DD. */
export function mondayOf(day: string): string {
  return daysAfter(day, -daysSinceMonday(day));
}

/** How many days of its week lie before a day, given as YYYY-MM-DD: 0 for a Monday, 6 for a Sunday. */
export function daysSinceMonday(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

/** How many days there are from one to another, both as YYYY-MM-DD. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayLength;
}
