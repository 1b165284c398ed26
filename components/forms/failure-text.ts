import type { Messages } from 'next-intl';
import { fill } from '@/lib/i18n/fill';
import type { Failure } from '@/lib/result';

export type ErrorWords = Messages['errors'];

/** What the visitor reads of a failure: the exact reason where it helps, else the words of the form. */
export function failureText(
  { code, retryAfter }: Failure,
  otherwise: string,
  words: Pick<ErrorWords, 'general'>,
): string {
  if (code === 'forbidden') return words.general.forbidden;
  if (code === 'too-many-requests')
    return fill(words.general.tooManyRequests, { minutes: Math.ceil((retryAfter ?? 60) / 60) });
  return otherwise;
}
