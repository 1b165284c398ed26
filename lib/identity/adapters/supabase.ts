import 'server-only';
import type { AuthError, SupabaseClient, User } from '@supabase/supabase-js';
import { z } from 'zod';
import type { Database } from '@/lib/database/database';
import type { NewCookie } from '@/lib/http/cookies';
import { type Cookies, type Identity, IdentityError, type Person } from '../identity';
import { openProofs } from './proofs';
import { supabaseLinks } from './supabase-links';
import {
  fault,
  gone,
  isRefusal,
  isSessionCookie,
  namesIn,
  openFor,
  type Project,
  sessionName,
} from './supabase-sessions';

/** What the project says of itself to everybody. */
const settings = z.object({ disable_signup: z.boolean() });

type SupabaseAuth = Project & {
  /** What the secret key may do with accounts, and nothing else of that client: signed in, it would act as that person from then on. */
  accounts: SupabaseClient['auth']['admin'];
  /** The addresses of the staff, in small letters. */
  staff: readonly string[];
  /** Keeps what mails bring to sign in with. */
  database: () => Promise<Database>;
  /** Hashes the codes among it. */
  key: () => Promise<Uint8Array>;
};

type Entry = { remembers: boolean; held: Cookies };
type Proved = { data: { user: User | null }; error: AuthError | null };

/**
 * Keeps people as accounts of Supabase Auth, which has passwords too, and their sessions in cookies as @supabase/ssr writes them. Every
 * look asks Supabase, so that a session that was ended elsewhere ends here at once.
 */
export function openSupabaseIdentity({ accounts, staff, database, key, ...project }: SupabaseAuth): Identity {
  const roleOf = (email: string): Person['role'] => (staff.includes(email) ? 'staff' : 'client');
  const proofs = openProofs({ database, key });
  const drawLink = supabaseLinks({ accounts, roleOf });

  /** Who an account is; its role is written where only the secret key writes. Nobody, before its address was proved. */
  async function personOf({ id, email: written, email_confirmed_at, app_metadata }: User) {
    const email = written?.toLowerCase();
    if (!email || !email_confirmed_at) return undefined;
    const role = roleOf(email);
    if (app_metadata.role !== role) {
      const { error } = await accounts.updateUserById(id, { app_metadata: { role } });
      if (error) throw fault('write a role', error);
    }
    return { email, role };
  }

  /** Ends the session of a browser, or all of its person. */
  async function endHeld(held: Cookies, scope: 'local' | 'global'): Promise<void> {
    for (const name of namesIn(held)) {
      const { error } = await openFor(project, name, held).auth.signOut({ scope });
      if (error && !isRefusal(error)) throw fault('end a session', error);
    }
  }

  /** Gives a browser a new session in place of the one that it has. */
  async function letIn({ remembers, held }: Entry, prove: (auth: SupabaseClient['auth']) => Promise<Proved>) {
    const { auth, changed } = openFor(project, sessionName(remembers), new Map());
    const { data, error } = await prove(auth);
    if (error && !isRefusal(error)) throw fault('sign somebody in', error);
    const person = data.user ? await personOf(data.user) : undefined;
    if (error || !person) return undefined;
    await endHeld(held, 'local');
    const cookies = changed();
    const fresh = new Set(cookies.map(({ name }) => name));
    const stale = [...held.keys()].filter((name) => isSessionCookie(name) && !fresh.has(name));
    return { person, cookies: [...cookies, ...stale.map(gone)] };
  }

  /** Begins a session for an address that was proved. Of two at once Supabase ends the link of one, which then gets another. */
  async function begin(email: string, options: Entry, tries = 3) {
    const link = await drawLink(email);
    const entered = await letIn(options, (auth) => auth.verifyOtp({ token_hash: link, type: 'email' }));
    if (entered) return entered;
    if (tries === 1) throw new IdentityError('could not sign somebody in (Supabase refuses its own link)');
    return begin(email, options, tries - 1);
  }

  return {
    takesPasswords: true,
    drawProof: proofs.draw,
    redeem: async (proof, options) => {
      const redeemed = await proofs.redeem(proof);
      if (!redeemed) return undefined;
      try {
        return await begin(redeemed.email, options);
      } catch (error) {
        await proofs.giveBack(redeemed.name);
        throw error;
      }
    },
    enter: (login, options) => letIn(options, (auth) => auth.signInWithPassword(login)),
    who: async (held) => {
      for (const name of namesIn(held)) {
        const { auth, changed } = openFor(project, name, held);
        const { data, error } = await auth.getUser();
        if (error && !isRefusal(error)) throw fault('ask who somebody is', error);
        const person = data.user ? await personOf(data.user) : undefined;
        if (person) return { person, cookies: changed() };
      }
      return undefined;
    },
    mayHold: (held) => namesIn(held).length > 0,
    renew: async (held) => {
      const cookies: NewCookie[] = [];
      for (const name of namesIn(held)) {
        const { auth, changed } = openFor(project, name, held);
        const { error } = await auth.getSession();
        if (error && !isRefusal(error)) throw fault('renew a session', error);
        cookies.push(...changed());
      }
      return cookies;
    },
    end: async (held, { everywhere }) => {
      await endHeld(held, everywhere ? 'global' : 'local');
      return [...held.keys()].filter(isSessionCookie).map(gone);
    },
    forget: async (email) => {
      await (await database()).call('delete_sign_ins', { email });
      // The one way to ask for an account by its address that makes none.
      const { data, error } = await accounts.generateLink({ type: 'recovery', email });
      if (error?.status === 404) return;
      if (error) throw fault('look an account up', error);
      const deleted = await accounts.deleteUser(data.user.id);
      if (deleted.error) throw fault('delete an account', deleted.error);
    },
    check: async () => {
      const { url, publishableKey, connection } = project;
      const ask = connection.global?.fetch ?? fetch;
      const answer = await ask(`${url}/auth/v1/settings`, { headers: { apikey: publishableKey } });
      if (!answer.ok)
        throw new IdentityError(`SUPABASE_PUBLISHABLE_KEY: the project refuses this key (${answer.status})`);
      if (!settings.parse(await answer.json()).disable_signup)
        throw new IdentityError(
          'IDENTITY: anybody may sign up at the Supabase project; switch that off (docs/going-live.md)',
        );
    },
  };
}
