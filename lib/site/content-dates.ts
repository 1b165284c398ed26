import type { Locale } from '@/lib/i18n/locales';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { withPublished } from '@/lib/published';
import dates from './content-dates.json';
import type { RouteName } from './routes';

/** What is known of a page in a language: the hash of what it said last, and since when it has said that. */
type ContentDate = { hash: string; date: string };

/** By page and language; `npm run dates` renews it, and a test fails until then. */
export type ContentDates = { [page: string]: { [locale: string]: ContentDate } };

const known: ContentDates = dates;

/** Since when the owner's newest change is on a page. */
const published: Partial<Record<RouteName, string>> = withPublished({}, process.env.PUBLISHED_DATES);

const later = (one: string, other: string) => (one > other ? one : other);

/**
 * The day on which a page began to say what it says now, as YYYY-MM-DD; while it is being written, in `next dev`, that is today.
 * @throws Error for a page that has none yet
 */
export function changedOn(page: RouteName, locale: Locale): string {
  const date = known[page]?.[locale]?.date;
  if (date) return later(date, published[page] ?? '');
  if (process.env.NODE_ENV === 'development') return dayInPattaya(new Date());
  throw new Error(`${page} in ${locale} has no date yet: npm run dates`);
}

/** The last day on which any of these pages changed, in any language. */
export function lastChangedOn(pages: readonly RouteName[]): string {
  return pages
    .flatMap((page) => [published[page] ?? '', ...Object.values(known[page] ?? {}).map(({ date }) => date)])
    .reduce(later, '');
}
