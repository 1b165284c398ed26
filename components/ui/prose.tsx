import { hasWholeWords } from '@/lib/i18n/phrases';
import { WholeWords } from './whole-words';

/** Running text; Thai words that browsers would tear apart stay whole. */
export function Prose({ text }: { text: string }) {
  return hasWholeWords(text) ? <WholeWords text={text} /> : text;
}
