import { failureText as formFailureText } from '@/components/forms/failure-text';
import type { Failure } from '@/lib/result';
import type { CartWords } from './cart-words';

/** What the visitor reads of a failure; an item that is no longer sold comes before everything else. */
export function failureText(failure: Failure, otherwise: string, words: CartWords['errors']): string {
  const item = failure.fields?.items;
  return item ? words.fields[item] : formFailureText(failure, otherwise, words);
}
