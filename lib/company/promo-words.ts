import type { Locale } from '@/lib/i18n/locales';
import { withPublished } from '@/lib/published';

type PromoWords = { title: string; note: string };

/** What the owner wrote for the promotional pop-up, by language; what is not here is in `promo` of the messages. */
export const promoWords: Readonly<Partial<Record<Locale, PromoWords>>> = withPublished(
  {},
  process.env.PUBLISHED_PROMO,
);
