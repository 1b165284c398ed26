import type { Availability } from './domain-checker';
import type { Candidate } from './domain-name';
import type { Ending } from './endings';

/** Whether the visitor wants a new name, or to bring one that exists. */
export const searchModes = ['search', 'transfer'] as const;

export type SearchMode = (typeof searchModes)[number];

/** What the answer to a search begins with: the name as it was read, and the domains that are looked at. */
export type SearchStart = {
  kind: 'start';
  name: string;
  /** The ending that was typed and that we do not sell. */
  unsold: string | null;
  /** The endings that this name cannot have. */
  leftOut: Ending[];
  /** Whether the answers are made up. */
  isSample: boolean;
  candidates: Candidate[];
};

/** One line of the answer to a search (docs/decisions/0018). */
export type SearchLine = SearchStart | { kind: 'answer'; domain: string; availability: Availability };
