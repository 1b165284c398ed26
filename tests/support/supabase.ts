import { sharedUntilFailure } from './shared-until-failure';
import { type SupabaseStandIn, startSupabaseStandIn } from './supabase-stand-in';

/** To start another takes a second, to empty this one a few milliseconds. */
const started = sharedUntilFailure(startSupabaseStandIn);

/** The Supabase stand-in of this file, emptied. */
export async function emptySupabase(): Promise<SupabaseStandIn> {
  const standIn = await started();
  await standIn.reset();
  return standIn;
}
