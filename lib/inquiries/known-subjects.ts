import type { Messages } from 'next-intl';
import type { ItemType } from '@/lib/catalog/catalog';
import { itemsOfType } from '@/lib/catalog/items';
import { withoutMarks } from '@/lib/i18n/phrases';

type KnownSubject = {
  words: (messages: Messages) => string;
  /** The goods whose names its place can hold. */
  about?: ItemType;
};

/** The subjects that links to the contact form fill in. */
const knownSubjects: readonly KnownSubject[] = [
  { words: (messages) => messages['live-streaming'].hero.subject },
  { words: (messages) => messages['payment-integration'].hero.subject },
  { words: (messages) => messages['payment-integration'].callToAction.subject },
  { words: (messages) => messages['alarm-systems'].hero.subject },
  { words: (messages) => messages['business-cards'].hero.subject },
  { words: (messages) => messages['business-cards'].callToAction.subject },
  { words: (messages) => messages['live-streaming'].packageSubject, about: 'live-streaming' },
  { words: (messages) => messages['social-media-services'].packageSubject, about: 'social-media' },
  { words: (messages) => messages['computer-repairs'].packageSubject, about: 'computer-repair' },
  { words: (messages) => messages['graphic-design'].packageSubject, about: 'graphic-design' },
  { words: (messages) => messages.pos.packageSubject, about: 'pos' },
  { words: (messages) => messages.cart.quoteSubject, about: 'network' },
];

const place = /\{\w+\}/;
const separator = ', ';

/**
 * What a prefilled subject says in another language.
 * @param subject as a visitor sent it
 * @param from the messages of the language that it is written in
 * @param to the messages of the language that is wanted
 * @returns undefined where the visitor wrote or changed it
 */
export function translateSubject(subject: string, from: Messages, to: Messages): string | undefined {
  const sent = withoutMarks(subject);
  for (const { words, about } of knownSubjects) {
    const [before = '', after = ''] = withoutMarks(words(from)).split(place);
    if (!about) {
      if (sent === before) return withoutMarks(words(to));
      continue;
    }
    if (!sent.startsWith(before) || !sent.endsWith(after)) continue;
    const names = sent.slice(before.length, sent.length - after.length).split(separator);
    const translated = names.map((name) => translateName(name, about, { from, to }));
    if (translated.every((name) => name !== undefined))
      return withoutMarks(words(to)).replace(place, () => translated.join(separator));
  }
  return undefined;
}

function translateName(
  name: string,
  about: ItemType,
  { from, to }: { from: Messages; to: Messages },
): string | undefined {
  const item = itemsOfType(about).find(({ id }) => withoutMarks(from.catalog.items[id].name) === name);
  return item && withoutMarks(to.catalog.items[item.id].name);
}
