import type { Failure } from '@/lib/http/result';
import { fill } from '@/lib/i18n/fill';
import type { CartWords } from './cart-words';

/** What the visitor reads of a failure: the exact reason where it helps, else the words that spec §8 has for the step. */
export function failureText(
  { code, fields, retryAfter }: Failure,
  otherwise: string,
  words: CartWords['errors'],
): string {
  if (fields?.items) return words.fields[fields.items];
  if (code === 'forbidden') return words.general.forbidden;
  if (code === 'too-many-requests')
    return fill(words.general.tooManyRequests, { minutes: Math.ceil((retryAfter ?? 60) / 60) });
  return otherwise;
}
