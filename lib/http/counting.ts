import 'server-only';
import type { Json } from '@/lib/database/database';
import { database } from '@/lib/outside';
import { failure, type Result, success } from '@/lib/result';
import { type CountedWrite, countAndWrite, countRequest, type LimitName } from './limits';

/** Ends once a request was counted, with why it must wait, if it must. Whatever is kept of it waits for that. */
export type Counted = () => Promise<Result<never> | undefined>;

/** Calls a function of the database that writes; failure `too-many-requests` where the request must wait. @throws DatabaseError */
export type Write = (name: CountedWrite, args: { [name: string]: Json }) => Promise<Result<Json>>;

/** How a use-case takes part in the count of its request. */
export type Counting = {
  /** Counted while `run` looks at what came. */
  counted: Counted;
  /** Counts in the same trip as it writes. */
  write: Write;
};

/** For what is counted already, or is no request, such as a command. */
export const uncounted: Counting = {
  counted: async () => undefined,
  write: async (name, args) => success(await (await database()).call(name, args)),
};

/** Counts a request. @returns why it must wait, if it must */
export async function refusal(limit: LimitName, headers: Headers): Promise<Result<never> | undefined> {
  return waiting(await countRequest(limit, headers));
}

/** See {@link Write}. */
export async function writeCounted(limit: LimitName, headers: Headers, ...[name, args]: Parameters<Write>) {
  const written = await countAndWrite(limit, headers, { name, args });
  return written.answer !== undefined
    ? success(written.answer)
    : (waiting(written.retryAfter) ?? failure('failed'));
}

/** Failure `too-many-requests` where there are seconds to wait. */
export function waiting(retryAfter: number): Result<never> | undefined {
  return retryAfter > 0 ? failure('too-many-requests', { retryAfter }) : undefined;
}
