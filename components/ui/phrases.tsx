import { hasMarks } from '@/lib/i18n/phrases';
import { PhraseSpans } from './phrase-spans';

/** A heading or a label; where it carries phrase marks, lines break only there. */
export function Phrases({ text }: { text: string }) {
  return hasMarks(text) ? <PhraseSpans text={text} /> : text;
}
