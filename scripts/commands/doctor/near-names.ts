/** Names that belong to other commands of this project. */
const others: ReadonlySet<string> = new Set([
  'SUPABASE_LIVE_URL',
  'SUPABASE_LIVE_SECRET_KEY',
  'S3_LIVE_ENDPOINT',
  'S3_LIVE_REGION',
  'S3_LIVE_BUCKET',
  'S3_LIVE_ACCESS_KEY_ID',
  'S3_LIVE_SECRET_ACCESS_KEY',
]);

/** Whoever writes a name that begins so means a setting of ours. */
const vendors = /^(RESEND|STRIPE|SUPABASE|PROMPTPAY|LINE_CHANNEL|S3)_/;

/** How many slips of the keyboard lie between a setting and what is taken for it. */
const maxSlips = 2;

/** `isSlip`: so near that nothing else can be meant; else it only looks like a name of the same service. */
type NearName = { name: string; meant: string; isSlip: boolean };

/**
 * Names that are set, which this site does not know, near one that it knows and misses.
 * @param names all names of the environment
 * @param known the names of our settings
 * @returns each with the name that is likely meant
 */
export function nearNames(names: readonly string[], known: readonly string[]): NearName[] {
  const missing = known.filter((name) => !names.includes(name));
  return names
    .filter((name) => !known.includes(name) && !others.has(name))
    .flatMap((name) => nearest(name, missing) ?? []);
}

function nearest(name: string, missing: readonly string[]): NearName | undefined {
  const vendor = vendors.exec(name)?.[0];
  return missing
    .map((meant) => ({ name, meant, slips: distance(name, meant), isSlip: false }))
    .map((near) => ({ ...near, isSlip: isNear(name, near.slips) }))
    .filter(({ meant, isSlip }) => isSlip || (vendor && meant.startsWith(vendor)))
    .sort((one, other) => one.slips - other.slips)
    .map(({ slips: _slips, ...near }) => near)[0];
}

/** Short names differ in two letters by accident. */
function isNear(name: string, slips: number): boolean {
  return slips <= (name.length < 8 ? 1 : maxSlips);
}

/** The Levenshtein distance. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [index, wanted] of [...other].entries())
      next.push(
        Math.min(
          (row[index + 1] ?? 0) + 1,
          (next[index] ?? 0) + 1,
          (row[index] ?? 0) + (letter === wanted ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
