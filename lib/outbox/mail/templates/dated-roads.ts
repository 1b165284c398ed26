import { nearTimeOf, shortDayOf } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { translator } from '@/lib/i18n/translator';
import { lastDayOf } from '@/lib/services/service-lines';
import { road } from './road';

/** From which day a period is to be paid, where the day of the letter stands to that, and up to which day paying it lasts. @param due as YYYY-MM-DD, like `end`, the day after that */
export async function dueRoad(
  { due, end }: { due: string; end: string | undefined },
  at: Date,
  locale: Locale,
) {
  const t = await translator(locale, 'mail');
  const today = dayInPattaya(at);
  const isLate = due < today;
  const dueStop = { label: t('stops.due'), day: shortDayOf(due, locale) };
  const todayStop = { place: 'reached', label: t('stops.today'), day: shortDayOf(today, locale) } as const;
  return road([
    ...(isLate ? [{ ...dueStop, place: 'missed' } as const] : []),
    due === today ? { ...dueStop, place: 'reached' } : todayStop,
    ...(due > today ? [{ ...dueStop, place: 'coming' } as const] : []),
    ...(end
      ? [{ place: 'coming', label: t('stops.until'), day: shortDayOf(lastDayOf(end), locale) } as const]
      : []),
  ]);
}

/** How long an offer stands from the day of the letter on. */
export async function validRoad(until: string, at: Date, locale: Locale) {
  const t = await translator(locale, 'mail');
  return road([
    { place: 'reached', label: t('stops.today'), day: shortDayOf(dayInPattaya(at), locale) },
    { place: 'coming', label: t('quoteAgency.validUntil'), day: shortDayOf(until, locale) },
  ]);
}

/** From the day of the letter to that of an appointment; nothing on the day itself. */
export async function visitRoad({ starts, kind }: { starts: Date; kind: string }, at: Date, locale: Locale) {
  const t = await translator(locale, 'mail');
  const [today, day] = [at, starts].map(dayInPattaya);
  if (!today || !day || today >= day) return null;
  return road([
    { place: 'reached', label: t('stops.today'), day: shortDayOf(today, locale) },
    { place: 'coming', label: kind, day: nearTimeOf(starts, locale) },
  ]);
}

/** What was sent, and by when it is answered. */
export async function answerRoad(at: Date, due: Date, locale: Locale) {
  const t = await translator(locale, 'mail');
  return road([
    { place: 'passed', label: t('inquiry.stops.sent'), day: nearTimeOf(at, locale) },
    { place: 'coming', label: t('inquiry.stops.answered'), day: nearTimeOf(due, locale) },
  ]);
}
