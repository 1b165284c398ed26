import { clockInPattaya, dayInPattaya } from '@/lib/i18n/pattaya-time';
import { publicHolidays } from '@/lib/thailand/holidays';
import { closedDays, company, decisions } from './company';
import { decided } from './decision';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Within how many hours messages are answered, as texts promise. */
export const answerHours = 24;

const lastWorkingDays = { mondayToFriday: 5, mondayToSaturday: 6, daily: 7 } as const;

/** The last working day of a week, as ISO counts them; Friday where nobody has decided. */
export function lastWorkingDay(): number {
  return lastWorkingDays[decided(decisions.workingDays) ?? 'mondayToFriday'];
}

/** Minutes since midnight of a time such as 12:00. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The days that are no working days of what pages and terms promise, beside weekends: public holidays and those on which the agency is closed. */
export function daysOff(closed = closedDays): readonly string[] {
  return [...new Set([...publicHolidays, ...closed])];
}

/** Whether the agency is closed on a day, as YYYY-MM-DD; with {@link daysOff} whether that is no working day, as `is_working_day` of the migrations has it. */
export function isClosedOn(date: string, closed = closedDays): boolean {
  return closed.includes(date) || closed.includes(date.slice('YYYY-'.length));
}

/** The days of the next twelve months on which the agency is closed, from a moment on, as YYYY-MM-DD. */
export function nextClosedDays(moment: number, closed = closedDays): string[] {
  if (closed.length === 0) return [];
  const days = Array.from({ length: 366 }, (_, index) => dayInPattaya(new Date(moment + index * day)));
  return days.filter((date) => isClosedOn(date, closed));
}

/**
 * When an answer is due that is promised within 24 hours, in opening hours: then, or the last closing time before it. Closed days do not count.
 * @param asked the moment from which the hours count
 * @returns a whole minute
 */
export function answerDue(asked: Date): Date {
  let due = withinHours(Math.floor((asked.getTime() + answerHours * 60 * minute) / minute) * minute);
  // A shop that closes for a whole year answers nobody; the limit keeps the search from running on.
  for (let days = 0; days < 366 && isClosedOn(dayInPattaya(new Date(due))); days++) due += day;
  return new Date(due);
}

/** A moment in milliseconds, or the last closing time before it. */
function withinHours(due: number): number {
  const time = minutesOf(clockInPattaya(new Date(due)));
  const closes = minutesOf(company.closes);
  if (time > closes) return due - (time - closes) * minute;
  return time < minutesOf(company.opens) ? due - day + (closes - time) * minute : due;
}

/** Whether the agency is open at a moment, by the clocks of Pattaya; it opens daily but on closed days. */
export function isOpenAt(moment: Date): boolean {
  const time = clockInPattaya(moment);
  return company.opens <= time && time < company.closes && !isClosedOn(dayInPattaya(moment));
}
