import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { type Database, DatabaseError } from '../database';

/** The database of a Supabase project, whose migrations were applied by `supabase db push`. */
export function openSupabaseDatabase(client: SupabaseClient): Database {
  return {
    call: async (name, args) => {
      const { data, error, status } = await client.rpc(name, { args });
      if (error) throw new DatabaseError(name, error.code || (status === 0 ? 'no answer' : `HTTP ${status}`));
      return z.json().parse(data);
    },
    close: async () => undefined,
  };
}
