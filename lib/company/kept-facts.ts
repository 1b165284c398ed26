import type { Messages } from 'next-intl';
import { fill } from '@/lib/i18n/fill';
import { listIn } from '@/lib/i18n/list';
import type { Locale } from '@/lib/i18n/locales';
import type { Facts } from './facts';
import { keptAt } from './kept-in-browser';
import * as periods from './periods';

const unitOf = (name: string) => /(minute|hour|day|year)s$/i.exec(name)?.[1]?.toLowerCase() ?? 'day';

/**
 * How long what is kept is kept, written out under the names of the periods (`{pageKeyDays}`: 180 days), and what is kept in a browser.
 * @param countsVisits without it nothing of counts is said
 */
export function keptFacts(locale: Locale, words: Messages['facts']['kept'], countsVisits = true): Facts {
  const lasts = Object.fromEntries(
    Object.entries(periods).map(([name, length]) => [
      name,
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: unitOf(name),
        unitDisplay: 'long',
        numberingSystem: 'latn',
      }).format(length),
    ]),
  );
  const list = (place: Parameters<typeof keptAt>[0]) =>
    listIn(
      keptAt(place)
        .filter((name) => countsVisits || name !== 'addedPages')
        .map((name) => fill(words[name], lasts)),
      locale,
    );
  return {
    ...lasts,
    visitYears: countsVisits ? lasts.visitYears : undefined,
    cookiesKept: list('cookie'),
    siteKept: list('site'),
    tabKept: list('tab'),
  };
}
