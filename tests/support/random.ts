import { createHash } from 'node:crypto';

/** Chance that is the same in each run. */
export type Random = {
  /** From 0 up to 1. */
  fraction: () => number;
  /** A whole number below `below`. */
  integer: (below: number) => number;
  pick: <Value>(values: readonly [Value, ...Value[]]) => Value;
  text: (length: number, letters: string) => string;
};

/** Mulberry32, started from the hash of a name. */
export function seeded(name: string): Random {
  let state = createHash('sha256').update(name).digest().readUInt32LE();
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (below: number) => Math.floor(fraction() * below);
  return {
    fraction,
    integer,
    pick: (values) => values[integer(values.length)] ?? values[0],
    text: (length, letters) => Array.from({ length }, () => letters[integer(letters.length)]).join(''),
  };
}
