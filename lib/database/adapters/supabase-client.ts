import 'server-only';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { patience } from '../hiccup';

/** How every client of ours reaches a project, whatever its key. */
export const connection = {
  global: {
    fetch: (input: RequestInfo | URL, init?: RequestInit) =>
      fetch(input, { ...init, cache: 'no-store', signal: AbortSignal.timeout(patience) }),
  },
} as const;

/**
 * A client with the secret key, for the server alone.
 * @param url the project's address, @param secretKey its secret key
 */
export function supabaseClient({ url, secretKey }: { url: string; secretKey: string }): SupabaseClient {
  return createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...connection,
  });
}
