import { clockInPattaya } from '@/lib/i18n/pattaya-time';
import { company } from './company';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Within how many hours messages are answered, as texts promise. */
export const answerHours = 24;

/** Minutes since midnight of a time such as 12:00. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * When an answer is due that is promised within 24 hours, in opening hours: then, or the last closing time before it.
 * @param asked the moment from which the hours count
 * @returns a whole minute
 */
export function answerDue(asked: Date): Date {
  const due = Math.floor((asked.getTime() + answerHours * 60 * minute) / minute) * minute;
  const time = minutesOf(clockInPattaya(new Date(due)));
  const closes = minutesOf(company.closes);
  if (time > closes) return new Date(due - (time - closes) * minute);
  if (time < minutesOf(company.opens)) return new Date(due - day + (closes - time) * minute);
  return new Date(due);
}

/** Whether the agency is open at a moment, by the clocks of Pattaya; it opens daily. */
export function isOpenAt(moment: Date): boolean {
  const time = clockInPattaya(moment);
  return company.opens <= time && time < company.closes;
}
