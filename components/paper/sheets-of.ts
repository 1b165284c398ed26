type Fill = 'roomy' | 'even' | 'dense';

export type Setting = { fill: Fill; sheets: number };

/** Millimetres on A4, from prints: of all that stands on an offer besides its lines, of the name of one, and of a row of what is in it. */
const high = {
  roomy: { inThai: 206, inTwo: 238, name: 11, row: 4.9 },
  even: { inThai: 200, inTwo: 225, name: 10, row: 4.7 },
  dense: { inThai: 161, inTwo: 200, name: 9, row: 3.95 },
} satisfies Record<Fill, object>;

/** Of a sheet, and of each further one, which has no head. */
const sheet = 256;
const further = 228;

/** Letters of contents on one row, where they run on. */
const letters = 92;

type Offer = {
  scopes: readonly (string | undefined)[];
  /** In how many it is paid; 0 where it is paid in one sum. */
  parts: number;
  /** How many stand between the lines and the total. */
  sums: number;
  isPriced: boolean;
  isRecurring: boolean;
  isBilingual: boolean;
  hasNote: boolean;
  /** Whether it says which version it takes the place of. */
  isReplacing: boolean;
};

/** How an offer is set: as large as it stands on one sheet, its contents as lists or else run on; and on how many sheets that stands. */
export function settingOf({ scopes, isBilingual, ...offer }: Offer): Setting {
  const notice = isBilingual ? 14 : 9;
  const beside =
    (offer.parts > 0 ? 26 * Math.ceil(offer.parts / 2) - 13 : 0) +
    offer.sums * 5 +
    (offer.isPriced ? 0 : isBilingual ? 26 : 5) +
    (offer.isRecurring ? notice : 0) +
    (offer.hasNote ? 13 : 0) +
    (offer.isReplacing ? notice : 0);
  const heightOf = (fill: Fill) => {
    const { inThai, inTwo, name, row } = high[fill];
    const rows = scopes.reduce(
      (sum, scope = '') =>
        sum + Math.ceil(fill === 'dense' ? scope.length / letters : clausesOf(scope).length / 2),
      0,
    );
    return (isBilingual ? inTwo : inThai) + scopes.length * name + rows * row + beside;
  };
  const fill = (['roomy', 'even'] as const).find((one) => heightOf(one) <= sheet) ?? 'dense';
  return { fill, sheets: 1 + Math.ceil(Math.max(heightOf('dense') - sheet, 0) / further) };
}

/** What is in a line, clause by clause. */
const clausesOf = (scope: string) => (scope ? scope.split(/\s·\s/) : []);

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
