import 'server-only';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { patience } from '../hiccup';

/** Closed from the start: the site listens to no channel, but on Node 20 the client refuses to be made without a socket class. */
class ClosedSocket extends EventTarget {
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSING = 2;
  readonly CLOSED = 3;
  readonly readyState = 3;
  readonly url = '';
  readonly protocol = '';
  onopen = null;
  onmessage = null;
  onclose = null;
  onerror = null;
  close(): void {}
  send(): never {
    throw new Error('This site opens no realtime connection');
  }
}

/** How every client of ours reaches a project, whatever its key. */
export const connection = {
  realtime: { transport: ClosedSocket },
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
