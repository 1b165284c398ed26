import type { Locale } from '@/lib/i18n/locales';
import type { CartWords } from './cart-words';

/** What 'Pay with Card' needs, however the site takes cards. */
export type PayWithCardProps = {
  /** The ids of what is paid. */
  items: readonly string[];
  /** Their price in whole satang. */
  amount: number;
  locale: Locale;
  links: { thankYou: string };
  words: CartWords;
  disabled: boolean;
};
