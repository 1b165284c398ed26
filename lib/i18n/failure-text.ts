import type { Messages } from 'next-intl';
import type { Failure } from '@/lib/result';
import { fill } from './fill';

/** What a visitor reads of a failure: the exact reason where it helps. @param otherwise the words of the form or page for the rest */
export function failureText(
  { code, retryAfter = 60 }: Failure,
  otherwise: string,
  { general }: Pick<Messages['errors'], 'general'>,
): string {
  if (code === 'forbidden') return general.forbidden;
  if (code === 'too-many-requests')
    return fill(general.tooManyRequests, { minutes: Math.ceil(retryAfter / 60) });
  return otherwise;
}
