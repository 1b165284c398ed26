import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Person } from '../identity';
import { fault } from './supabase-sessions';

type Links = {
  /** What the secret key may do with accounts. */
  accounts: SupabaseClient['auth']['admin'];
  roleOf: (email: string) => Person['role'];
};

/** Has Supabase draw what begins a session for an address that was proved here; no mail ever holds it. */
export function supabaseLinks({ accounts, roleOf }: Links) {
  /** Draws a link's token for an account, which is made where there is none. */
  async function drawFor(email: string) {
    const made = await accounts.createUser({
      email,
      email_confirm: true,
      app_metadata: { role: roleOf(email) },
    });
    if (made.error && made.error.code !== 'email_exists') throw fault('make an account', made.error);
    const { data, error } = await accounts.generateLink({ type: 'magiclink', email });
    if (error) throw fault('draw a link', error);
    return data;
  }

  return async (email: string): Promise<string> => {
    let drawn = await drawFor(email);
    if (!drawn.user.email_confirmed_at) {
      // Somebody signed up under this address, with a password of their own, before its owner proved it.
      const { error } = await accounts.deleteUser(drawn.user.id);
      if (error) throw fault('delete an account', error);
      drawn = await drawFor(email);
    }
    return drawn.properties.hashed_token;
  };
}
