import { defineRouting } from 'next-intl/routing';
import { defaultLocale, locales } from './locales';

/** How languages show in addresses; hreflang comes from `app/sitemap.ts` alone. */
export const routing = defineRouting({
  locales,
  defaultLocale,
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
});
