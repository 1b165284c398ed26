import { hasWholeWords } from '@/lib/i18n/phrases';
import { WholeWords } from './whole-words';

/** A number stays on the line of what it counts, and no line begins with the dot between points. */
export const held = (text: string) => text.replace(/(?<=\d) (?=\p{L})| (?=·)/gu, '\u00a0');

/** Running text; Thai words that browsers would tear apart stay whole. */
export function Prose({ text }: { text: string }) {
  const shown = held(text);
  return hasWholeWords(shown) ? <WholeWords text={shown} /> : shown;
}
