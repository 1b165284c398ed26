import type { ItemId } from '@/lib/catalog/catalog';

/** What a registry asks for before it registers a name. */
type Papers = 'company' | 'person-or-company';

type EndingFacts = {
  item: ItemId;
  papers?: Papers;
  /** The registry takes names in other letters under an ending of its own (.ไทย). */
  isLatinOnly?: true;
};

/** The endings we sell, in catalog order, with the item that holds the price. */
export const endings = {
  com: { item: 'domain-com' },
  'co.th': { item: 'domain-co-th', papers: 'company', isLatinOnly: true },
  'in.th': { item: 'domain-in-th', papers: 'person-or-company', isLatinOnly: true },
  net: { item: 'domain-net' },
  org: { item: 'domain-org' },
  asia: { item: 'domain-asia' },
} as const satisfies Record<string, EndingFacts>;

export type Ending = keyof typeof endings;

/** Whether we sell names under an ending, which is written without its first dot. */
export function isEnding(value: string): value is Ending {
  return Object.hasOwn(endings, value);
}

export const endingNames: readonly Ending[] = Object.keys(endings).filter(isEnding);

/** What the registry of an ending asks for; undefined where everybody may register. */
export function papersOf(ending: Ending): Papers | undefined {
  const facts: EndingFacts = endings[ending];
  return facts.papers;
}

/** Whether names under an ending are in Latin letters only. */
export function isLatinOnly(ending: Ending): boolean {
  return 'isLatinOnly' in endings[ending];
}
