import { wholeWordsOf } from '@/lib/i18n/phrases';
import { WholeWords } from './whole-words';

/** Running text; Thai words that browsers would tear apart stay whole. */
export function Prose({ text }: { text: string }) {
  const parts = wholeWordsOf(text);
  return parts.length === 1 ? text : <WholeWords parts={parts} />;
}
