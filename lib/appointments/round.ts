import { clockOf } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { clockInPattaya } from '@/lib/i18n/pattaya-time';
import type { Appointment } from './appointment';
import { areaText } from './appointment-words';

/** The stops of a day for a card in a language: when and where, and under which reference; nothing of who it is with. */
export async function roundFacts(
  stops: readonly Pick<Appointment, 'reference' | 'area' | 'starts_at'>[],
  locale: Locale,
): Promise<[label: string, value: string][]> {
  const words = await loadMessages(locale);
  return stops.map(({ reference, area, starts_at: at }) => [
    `${clockOf(clockInPattaya(at), locale)} ${areaText(area, words)}`,
    reference,
  ]);
}
