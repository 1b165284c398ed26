import { withSoftHyphens } from '@/lib/i18n/long-words';
import { Phrases } from './phrases';

/** The words of a heading: Thai breaks between its phrases, and a long word is divided where a reader would. */
export function Lettering({ text }: { text: string }) {
  return <Phrases text={withSoftHyphens(text)} />;
}
