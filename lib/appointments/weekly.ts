import { type AppointmentArea, appointmentArea } from './appointment';
import type { DayTimes } from './slots';

/** Weekdays in a row with the same hours; Monday is 1. */
export type Span = { first: number; last: number; opens: string; closes: string };

/** The weekly times by place: places that have the same ones stand together, in the order of the pages, and so do weekdays. */
export function timesByArea(times: readonly DayTimes[]): { areas: AppointmentArea[]; spans: Span[] }[] {
  const groups = new Map<string, { areas: AppointmentArea[]; spans: Span[] }>();
  for (const area of appointmentArea.options) {
    const spans = spansOf(times.filter(({ areas }) => areas.includes(area)));
    if (spans.length === 0) continue;
    const key = JSON.stringify(spans);
    groups.set(key, { areas: [...(groups.get(key)?.areas ?? []), area], spans });
  }
  return [...groups.values()];
}

function spansOf(days: readonly DayTimes[]): Span[] {
  const spans: Span[] = [];
  for (const { weekday, opens, closes } of days) {
    const last = spans.at(-1);
    if (last?.last === weekday - 1 && last.opens === opens && last.closes === closes) last.last = weekday;
    else spans.push({ first: weekday, last: weekday, opens, closes });
  }
  return spans;
}
