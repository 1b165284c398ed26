import { post } from '@/lib/browser/post';
import type { Locale } from '@/lib/i18n/locales';
import type { Result } from '@/lib/result';
import type { Values } from './use-submission';

/** Posts a filled form with its envelope to its handler. */
export function postInquiry(
  path: `/api/${string}`,
  values: Values,
  envelope: { locale: Locale; key: string },
): Promise<Result<{ isCopied: boolean }>> {
  const fax = document.querySelector<HTMLInputElement>('#fax')?.value ?? '';
  return post(path, { ...values, ...envelope, fax });
}
