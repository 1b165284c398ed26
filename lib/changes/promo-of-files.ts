import type { PromoWords } from '@/lib/company/promo-words';
import { type Locale, locales } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';

async function wordsOf(locale: Locale): Promise<[Locale, PromoWords]> {
  const { default: words }: { default: PromoWords } = await import(`../../messages/${locale}/promo.json`);
  return [locale, { title: withoutMarks(words.title), note: withoutMarks(words.note) }];
}

/** What the pop-up says where the owner has changed nothing, by language. */
export const promoOfFiles = Object.fromEntries(await Promise.all(locales.map(wordsOf)));
