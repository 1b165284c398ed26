import 'server-only';
import { knownVisitor } from './known-browser';
import { sharedFactor, visitorOf } from './limits';
import { everyone } from './visitor';

/** No more visitors are told apart than so many. */
const maxVisitors = 10_000;

/**
 * A limit in the memory of this process alone, for what is so cheap that a count in the database would cost more than it saves.
 * @param max how often one visitor may come in so many milliseconds
 * @returns what counts a visitor by the headers of a request, and answers 0 when they may come in, else the seconds to wait
 */
export function memoryCount(max: number, length: number): (headers: Headers) => Promise<number> {
  let counts = new Map<string, number>();
  let endsAt = 0;
  return async (headers) => {
    // Who has signed in before is not kept out by others of the same network.
    const visitor = (await knownVisitor(headers)) ?? visitorOf(headers);
    const now = Date.now();
    // Further away than one window after a clock was set back.
    if (now >= endsAt || endsAt > now + length || counts.size >= maxVisitors) {
      counts = new Map();
      endsAt = now + length;
    }
    const count = (counts.get(visitor) ?? 0) + 1;
    counts.set(visitor, count);
    const isTooMany = count > (visitor === everyone ? max * sharedFactor : max);
    return isTooMany ? Math.ceil((endsAt - now) / 1000) : 0;
  };
}
