/** Millimetres of what stands on a sheet of A4, from prints. */
const high = {
  sheet: 258,
  further: 228,
  above: 132,
  below: 54,
  /** Of two stubs beside one another. */
  stubs: 23,
  /** What happens next, where an offer has no price yet. */
  next: 25,
  name: 7.2,
  roomyName: 8.8,
  /** Of a name in Thai below another. */
  thaiName: 3.6,
  row: 3.95,
};

/** Letters of contents on one row, where they run on. */
const letters = 106;

export type Setting = { fill: 'roomy' | 'even' | 'dense'; sheets: number };

type Offer = {
  scopes: readonly (string | undefined)[];
  /** In how many it is paid; 0 where it is paid in one sum. */
  parts: number;
  isPriced: boolean;
  isBilingual: boolean;
};

/** How an offer is set: larger where little stands on it, its contents as lists where one sheet has room for them, or else run on; and on how many sheets that stands. */
export function settingOf({ scopes, parts, isPriced, isBilingual }: Offer): Setting {
  const rest = high.below + high.stubs * Math.ceil(parts / 2) + (isPriced ? 0 : high.next);
  const sum = (ofLine: (scope: string | undefined) => number) =>
    scopes.reduce((whole, scope) => whole + ofLine(scope), 0);
  const name = high.roomyName + (isBilingual ? high.thaiName : 0);
  const roomy = sum((scope) => name + high.row * Math.ceil(clausesOf(scope).length / 2));
  const dense = sum((scope) => high.name + high.row * Math.ceil((scope?.length ?? 0) / letters));
  const room = high.sheet - high.above - rest;
  return {
    fill: roomy > room - name * 2 ? 'dense' : roomy * 2 > room - name * 2 ? 'even' : 'roomy',
    sheets: 1 + Math.ceil(Math.max(dense - room, 0) / high.further),
  };
}

/** What is in a line, clause by clause. */
const clausesOf = (scope: string | undefined) => scope?.split(/\s·\s/) ?? [];

/** Letters of one row of a column. */
const columnLetters = 46;

/** The clauses of a line in two columns, each in its own rows, as equally long as can be; a single clause is one. */
export function columnsOf(scope: string): readonly (readonly string[])[] {
  const clauses = clausesOf(scope);
  const rows = (some: readonly string[]) =>
    some.reduce((sum, { length }) => sum + Math.ceil(length / columnLetters), 0);
  const half = clauses.findIndex((_, end) => rows(clauses.slice(0, end + 1)) * 2 >= rows(clauses)) + 1;
  return [clauses.slice(0, half), clauses.slice(half)].filter(({ length }) => length > 0);
}
