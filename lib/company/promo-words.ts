import type { Locale } from '@/lib/i18n/locales';
import { withPublished } from '@/lib/published';

export type PromoWords = { title: string; note: string };

/**
 * What the owner wrote for the promotional pop-up, by language: what is not here is in `promo` of the messages. `undefined` where the owner took the
 * words away, which the pop-up then leaves out.
 */
export const promoWords = withPublished<Readonly<Partial<Record<Locale, PromoWords>>> | undefined>(
  {},
  process.env.PUBLISHED_PROMO,
);
