/** What can be said of a name: it exists, it looks free, or nobody could tell (docs/decisions/0018). */
export type Availability = 'taken' | 'free' | 'unknown';

/** Finds out whether a domain exists. */
export type DomainChecker = {
  /** Whether the answers are made up; then they are marked as samples and never kept. */
  isSample: boolean;
  /** How many names it may be asked for at the same time. */
  atOnce: number;
  /**
   * Asks for one name. Whatever goes wrong is `unknown`: a name is `free` only where its registry says that it has none.
   * @param domain in ASCII, such as `xn--12c1ctan9ec9hrc.com`
   * @param signal ends the question early, with `unknown`
   */
  check: (domain: string, signal?: AbortSignal) => Promise<Availability>;
  /** When the registry lets a name expire; undefined where it does not say, or nobody could tell. */
  expiry: (domain: string) => Promise<Date | undefined>;
};
