import type { Messages } from 'next-intl';
import type { Failure } from '@/lib/result';
import { fill } from './fill';

/** The words for failures; of `fields`, an island may carry only those that it can show. */
export type ErrorWords = Pick<Messages['errors'], 'general'> & { fields: Record<string, string> };

/**
 * What a visitor reads of a failure: the exact reason where it is known, else the caller's words.
 * @param fields those whose problem comes before everything else, the first one first
 */
export function failureText(
  failure: Failure,
  { general, fields: problems }: ErrorWords,
  otherwise: string,
  ...fields: readonly string[]
): string {
  const { code, retryAfter = 60 } = failure;
  const problem = fields.map((name) => failure.fields?.[name]).find((found) => found !== undefined);
  if (problem) return problems[problem] ?? otherwise;
  if (code === 'forbidden') return general.forbidden;
  if (code === 'too-many-requests')
    return fill(general.tooManyRequests, { minutes: Math.ceil(retryAfter / 60) });
  if (code === 'unavailable' && failure.retryAfter !== undefined) return general.busy;
  return otherwise;
}
