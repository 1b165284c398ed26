import type { Messages } from 'next-intl';
import type { Locale } from './locales';

/** The message files of each language; a page's file is named after the page. */
export const namespaces = [
  'accounting',
  'aeo',
  'alarm-systems',
  'business-cards',
  'card',
  'cart',
  'catalog',
  'cctv',
  'checkout',
  'client-login',
  'common',
  'computer-repairs',
  'contact',
  'crm',
  'data-recovery',
  'domains',
  'errors',
  'forms',
  'graphic-design',
  'home',
  'live-streaming',
  'mail',
  'mobile-app',
  'network-solutions',
  'nightlife-guide',
  'not-found',
  'pattaya-guide',
  'payment-cancelled',
  'payment-failed',
  'payment-integration',
  'payment-success',
  'portfolio',
  'pos',
  'privacy',
  'promo',
  'seo',
  'server-access',
  'services',
  'social-media',
  'social-media-services',
  'terms',
  'thank-you',
] as const satisfies (keyof Messages)[];

/** Everything that is written in one language, as it lies in `messages/<locale>/`. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const entries = await Promise.all(
    namespaces.map(async (namespace) => [
      namespace,
      (await import(`../../messages/${locale}/${namespace}.json`)).default,
    ]),
  );
  return Object.fromEntries(entries);
}
