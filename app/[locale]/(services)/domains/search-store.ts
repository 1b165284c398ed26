import { create } from 'zustand';
import { readLines } from '@/lib/browser/read-lines';
import type { Availability } from '@/lib/domains/domain-checker';
import type { Candidate } from '@/lib/domains/domain-name';
import type { SearchLine, SearchMode, SearchStart } from '@/lib/domains/search-line';
import type { Failure } from '@/lib/result';

/** One domain of a search; without `availability` as long as it is looked at. */
export type Row = Candidate & { availability?: Availability };

type Search = {
  /** The search under way, by the button that began it. */
  searching?: SearchMode | undefined;
  /** What was searched for last. */
  typed: string;
  mode: SearchMode;
  start?: SearchStart | undefined;
  rows: readonly Row[];
  failure?: Failure | undefined;
};

const nothing = {
  searching: undefined,
  typed: '',
  mode: 'search',
  start: undefined,
  rows: [],
  failure: undefined,
} as const satisfies Search;

/** The domain search, shared by the islands of its page. */
export const useSearch = create<Search>()(() => nothing);

let current = new AbortController();

/** Searches for what was typed; a search that is under way ends. Nothing typed is no search. */
export async function search(typed: string, mode: SearchMode): Promise<void> {
  if (typed.trim() === '') return;
  current.abort();
  current = new AbortController();
  const { signal } = current;
  useSearch.setState({ ...nothing, searching: mode, typed, mode });
  setAddress({ q: typed, ...(mode === 'transfer' && { mode }) });
  const result = await ask({ q: typed, mode }, signal);
  if (signal.aborted) return;
  const rows = useSearch.getState().rows.map(withAnswer);
  const isKnown = rows.some(({ availability }) => availability !== 'unknown');
  const failure: Failure = result.ok ? { code: 'unavailable' } : result.error;
  useSearch.setState({ searching: undefined, ...(isKnown ? { rows } : { rows: [], failure }) });
}

/** Asks again for one domain that could not be checked. */
export async function retry(domain: string): Promise<void> {
  const { signal } = current;
  const { typed, mode } = useSearch.getState();
  setRow(domain, undefined);
  const result = await ask({ q: typed, mode, only: domain }, signal);
  if (signal.aborted) return;
  useSearch.setState(({ rows }) => ({
    rows: rows.map((row) => (row.domain === domain ? withAnswer(row) : row)),
    failure: result.ok ? undefined : result.error,
  }));
}

/** Ends the search and forgets its results, as the page is left. */
export function endSearch(): void {
  current.abort();
  useSearch.setState(nothing);
}

/** Ends the search and takes it out of the address too. */
export function clearSearch(): void {
  endSearch();
  if (new URLSearchParams(location.search).has('q')) setAddress({});
}

function ask(query: Record<string, string>, signal: AbortSignal) {
  return readLines<SearchLine>(`/api/domains?${new URLSearchParams(query)}`, {
    signal,
    onLine: (line) => {
      if (line.kind === 'answer') setRow(line.domain, line.availability);
      else if (!query.only) useSearch.setState({ start: line, rows: line.candidates });
    },
  });
}

function setRow(domain: string, availability: Availability | undefined): void {
  useSearch.setState(({ rows }) => ({
    rows: rows.map(({ availability: before, ...row }) => {
      const now = row.domain === domain ? availability : before;
      return now ? { ...row, availability: now } : row;
    }),
  }));
}

/** What was not answered could not be checked. */
function withAnswer(row: Row): Row {
  return { ...row, availability: row.availability ?? 'unknown' };
}

/** Puts the search into the address, so that it can be shared and opened again. */
function setAddress(query: Record<string, string>): void {
  const params = new URLSearchParams(query).toString();
  history.replaceState(null, '', params === '' ? location.pathname : `?${params}`);
}
