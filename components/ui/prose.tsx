import { hasWholeWords } from '@/lib/i18n/phrases';
import { WholeWords } from './whole-words';

/** A number stays on the line of what it counts. */
const withNumbers = (text: string) => text.replace(/(?<=\d) (?=\p{L})/gu, '\u00a0');

/** Running text; Thai words that browsers would tear apart stay whole. */
export function Prose({ text }: { text: string }) {
  const shown = withNumbers(text);
  return hasWholeWords(shown) ? <WholeWords text={shown} /> : shown;
}
