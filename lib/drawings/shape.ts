/** What everything here is drawn of: up to four stripes, from the inside out, and at most one disc. */
export type Shape = {
  /** Path data, in the order in which they are painted. */
  stripes: readonly string[];
  disc?: readonly [x: number, y: number, radius: number];
};
