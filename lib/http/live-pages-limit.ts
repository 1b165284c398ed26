import 'server-only';
import { knownVisitor } from './known-browser';
import { visitorOf } from './limits';
import { everyone } from './visitor';

/** How many pages that are written anew one visitor may open, and in how many milliseconds. */
const max = 120;
const length = 60_000;
/** Where nothing tells visitors apart. */
const maxOfEveryone = 20 * max;

/** No more visitors are told apart than so many. */
const maxVisitors = 10_000;

let opened = new Map<string, number>();
let endsAt = 0;

/**
 * Counts a live page that a visitor opens. In the memory of this process alone: a count in the database would cost more than it saves.
 * @returns 0 when it may be written, else the seconds to wait
 */
export async function countLivePage(headers: Headers): Promise<number> {
  // Who has signed in before is not kept from pages by others of the same network.
  const visitor = (await knownVisitor(headers)) ?? visitorOf(headers);
  const now = Date.now();
  // Further away than one window after a clock was set back.
  if (now >= endsAt || endsAt > now + length || opened.size >= maxVisitors) {
    opened = new Map();
    endsAt = now + length;
  }
  const count = (opened.get(visitor) ?? 0) + 1;
  opened.set(visitor, count);
  return count <= (visitor === everyone ? maxOfEveryone : max) ? 0 : Math.ceil((endsAt - now) / 1000);
}
