import type { Sign } from '@/lib/drawings/pictograms';

/** What a language's search knows, as browsers fetch it from {@link searchIndexPath}. */
export type SearchIndex = {
  words: SearchWords;
  entries: readonly SearchEntry[];
};

type SearchWords = {
  open: string;
  label: string;
  placeholder: string;
  close: string;
  /** With a place for `{count}`. */
  found: string;
  /** With a place for `{words}`. */
  none: string;
  ask: string;
};

type SearchKind = 'page' | 'package' | 'question';

export type SearchEntry = {
  kind: SearchKind;
  /** What the visitor reads. */
  title: string;
  /** What it costs, where it costs anything; of a question, the page that answers it. */
  note?: string;
  /** The picture of its page, if that has one. */
  sign?: Sign;
  /** Where it is, with its language. */
  href: string;
  /** What else people call it. */
  terms?: readonly string[];
};

/** Where the index of a language lies (`app/search`). */
export function searchIndexPath(locale: string): string {
  return `/search/${locale}.json`;
}
