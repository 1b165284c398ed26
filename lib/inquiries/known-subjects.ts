import type { Messages } from 'next-intl';
import { itemIds } from '@/lib/catalog/items';
import { withoutMarks } from '@/lib/i18n/phrases';

type KnownSubject = {
  words: (messages: Messages) => string;
  /** What its place holds: names of what we sell, or the name of a domain, which no language changes. */
  about?: 'items' | 'domain';
};

/** The pages whose closing button fills in a subject. */
const closings = [
  'services',
  'graphic-design',
  'mobile-app',
  'seo',
  'aeo',
  'what-machines-see',
  'social-media-services',
  'crm',
  'pos',
  'accounting',
  'payment-integration',
  'live-streaming',
  'business-cards',
  'computer-repairs',
  'data-recovery',
  'network-solutions',
  'cctv',
  'alarm-systems',
] as const satisfies readonly (keyof Messages)[];

/** The subjects that links to the contact form fill in. */
const knownSubjects: readonly KnownSubject[] = [
  { words: (messages) => messages['live-streaming'].hero.subject },
  { words: (messages) => messages['payment-integration'].hero.subject },
  { words: (messages) => messages['alarm-systems'].hero.subject },
  { words: (messages) => messages['business-cards'].hero.subject },
  ...closings.map((page) => ({ words: (messages: Messages) => messages[page].callToAction.subject })),
  { words: (messages) => messages.cart.company.subject },
  { words: (messages) => messages.common.inquiryAbout, about: 'items' },
  { words: (messages) => messages['social-media-services'].packageSubject, about: 'items' },
  { words: (messages) => messages['computer-repairs'].packageSubject, about: 'items' },
  { words: (messages) => messages.cart.quoteSubject, about: 'items' },
  { words: (messages) => messages.domains.search.offers.search.subject, about: 'domain' },
  { words: (messages) => messages.domains.search.offers.transfer.subject, about: 'domain' },
];

const place = /\{\w+\}/;
const separator = ', ';
const domain = /^[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

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
  about: 'items' | 'domain',
  { from, to }: { from: Messages; to: Messages },
): string | undefined {
  if (about === 'domain') return domain.test(name) ? name : undefined;
  const item = itemIds.find((id) => withoutMarks(from.catalog.items[id].name) === name);
  return item && withoutMarks(to.catalog.items[item].name);
}
