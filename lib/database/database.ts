import { OutsideError, type OutsideErrorOptions, withoutWords } from '@/lib/log';

/** What a value sent to or answered by a SQL function may be. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/**
 * The database, as this project sees it: one SQL function at a time, so that every write is one transaction.
 * The functions are those of `supabase/migrations`.
 */
export type Database = {
  /**
   * Runs a SQL function that takes one jsonb and returns jsonb.
   * @throws DatabaseError when the function failed or the database could not be asked
   */
  call: (name: string, args: { [key: string]: Json }) => Promise<Json>;
  close: () => Promise<void>;
};

/** A call failed. The message names the function and the SQLSTATE alone, never a value. */
export class DatabaseError extends OutsideError {
  constructor(
    readonly functionName: string,
    readonly sqlState: string,
    { cause, ...options }: OutsideErrorOptions = {},
  ) {
    // Where a page breaks Next prints the whole error, and a database quotes the values that it does not take.
    super('DatabaseError', `${functionName} failed (${sqlState})`, {
      ...options,
      cause: withoutWords(cause),
    });
  }
}
