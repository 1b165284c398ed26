import { daysAfter, today } from '@/lib/i18n/pattaya-time';

export { daysAfter };

/** The day so many days from today in Pattaya, as a site reckons it whose clock nobody sets. */
export const daysFromToday = (days: number) => daysAfter(today(), days);

/** The same day so many months later, or the last one of a shorter month. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
