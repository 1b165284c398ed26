import type { Locale } from '@/lib/i18n/locales';
import { withPublished } from '@/lib/published';
import type { Decision } from './decision';

type Praise = {
  name: string;
  /** YYYY-MM-DD. */
  date: string;
  isSample: boolean;
  /** What the owner wrote at the desk, by language; of a language that is missing nothing is shown. */
  words?: Partial<Record<Locale, { role: string; content: string }>>;
};

/** Who praised the agency, and when; what they said is in `home.testimonials.quotes`, unless it stands here. */
export const testimonials: Readonly<Record<string, Praise | undefined>> = withPublished(
  {
    bar: { name: 'John Example', date: '2025-02-10', isSample: true },
    hotel: { name: 'Petra Beispiel', date: '2025-01-20', isSample: true },
    clinic: { name: 'Somchai Tuayang', date: '2024-11-15', isSample: true },
  },
  process.env.PUBLISHED_PRAISE,
  'testimonials',
);

/** What the portfolio counts: more than so many websites and apps, and so many of a hundred customers. */
export const portfolioStats: Readonly<Record<'websites' | 'mobileApps' | 'satisfaction', Decision<number>>> =
  withPublished(
    {
      websites: { sample: 50 },
      mobileApps: { sample: 20 },
      satisfaction: { sample: 100 },
    },
    process.env.PUBLISHED_PRAISE,
    'portfolioStats',
  );

type Said = Readonly<Record<string, { role: string; content: string }>>;

/** What customers say in a language, in the order of this file. @param quotes the words of the messages, by id */
export function praiseIn(locale: Locale, quotes: Said) {
  return Object.entries(testimonials).flatMap(([id, praise]) => {
    const said = praise?.words ? praise.words[locale] : quotes[id];
    return praise && said ? [{ name: praise.name, date: praise.date, ...said }] : [];
  });
}
