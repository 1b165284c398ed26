import { afterAll } from 'vitest';
import { type SupabaseStandIn, startSupabaseStandIn } from './supabase-stand-in';

/** One for all tests of a file: to start another takes a second, to empty this one a few milliseconds. */
let started: Promise<SupabaseStandIn> | undefined;
afterAll(async () => (await started)?.close());

/** The Supabase stand-in of this file, emptied. */
export async function emptySupabase(): Promise<SupabaseStandIn> {
  started ??= startSupabaseStandIn();
  const standIn = await started;
  await standIn.reset();
  return standIn;
}
