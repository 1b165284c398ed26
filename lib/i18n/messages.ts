import type { Messages } from 'next-intl';
import type { Locale } from './locales';

/** The message files of each language; a page's file is named after the page. */
export const namespaces = [
  'common',
  'catalog',
  'errors',
  'home',
  'services',
  'cart',
  'checkout',
  'thank-you',
  'not-found',
  'mail',
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
