import { isOneSlip } from '@/lib/fields/one-slip';

/** Names that belong to other commands of this project. */
const others: ReadonlySet<string> = new Set(['SUPABASE_LIVE_URL', 'SUPABASE_LIVE_SECRET_KEY']);

/** Whoever writes a name that begins so means a setting of ours. */
const vendors = /^(RESEND|STRIPE|SUPABASE|PROMPTPAY|LINE_CHANNEL|SLIP_CHECK)_/;

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
  // Other sites give to browsers what begins so; nothing of ours is for them.
  const plain = name.toUpperCase().replace(/^NEXT_PUBLIC_/, '');
  const slip = missing.find((meant) => plain === meant || isOneSlip(name, meant));
  if (slip) return { name, meant: slip, isSlip: true };
  const vendor = vendors.exec(plain)?.[0];
  const words = new Set(plain.split('_'));
  const shared = (meant: string) => meant.split('_').filter((word) => words.has(word)).length;
  const [meant] = missing
    .filter((own) => vendor && own.startsWith(vendor))
    .sort((one, other) => shared(other) - shared(one));
  return meant === undefined ? undefined : { name, meant, isSlip: false };
}
