import 'server-only';
import { createTranslator, type Messages } from 'next-intl';
import type { Locale } from './locales';
import { loadNamespace } from './messages';

/**
 * A translator for code outside pages (route handlers, mails), in any language.
 * A missing key comes out as its dotted name.
 */
export async function translator<Name extends keyof Messages>(locale: Locale, namespace: Name) {
  return createTranslator<Messages[Name]>({
    locale,
    messages: await loadNamespace(locale, namespace),
    getMessageFallback: ({ key }) => `${namespace}.${key}`,
  });
}
