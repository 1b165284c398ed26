import type { Availability } from './domain-checker';
import type { SearchMode } from './search-line';

/** What a domain is to a visitor; each has its words in `domains.search.verdicts`. A transfer inverts the test. */
export type Verdict = 'free' | 'taken' | 'transferable' | 'unregistered' | 'unknown';

const verdicts = {
  search: { free: 'free', taken: 'taken', unknown: 'unknown' },
  transfer: { free: 'unregistered', taken: 'transferable', unknown: 'unknown' },
} as const satisfies Record<SearchMode, Record<Availability, Verdict>>;

/** What an answer means for what the visitor wants. */
export function verdictOf(mode: SearchMode, availability: Availability): Verdict {
  return verdicts[mode][availability];
}

/** Whether we offer a domain with this verdict, at its price. */
export function isOffered(verdict: Verdict): boolean {
  return verdict === 'free' || verdict === 'transferable';
}
