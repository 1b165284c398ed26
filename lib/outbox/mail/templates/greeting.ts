import type { Locale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';

/** How a letter to a customer begins, also where the name was erased or never given. */
export async function greeting(locale: Locale, name: string | null | undefined): Promise<string> {
  const t = await translator(locale, 'mail');
  return name ? t('orderCustomer.greeting', { name }) : t('orderCustomer.greetingUnnamed');
}
