import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { type Database, DatabaseError, type Json } from '../database';
import { isOutOfReach, twice } from '../hiccup';
import { mayRepeat } from '../repeatable';

/** The database of a Supabase project, whose migrations were applied by its command line tool. */
export function openSupabaseDatabase(client: SupabaseClient): Database {
  const ask = async (name: string, args: { [key: string]: Json }) => client.rpc(name, { args });
  return {
    call: async (name, args) => {
      const { data, error, status } = await twice(
        () => ask(name, args),
        (answer) => mayRepeat(name) && answer.error !== null && isOutOfReach(answer.status),
      );
      if (error)
        throw new DatabaseError(name, error.code || (status === 0 ? 'no answer' : `HTTP ${status}`), {
          isOutOfReach: isOutOfReach(status),
          cause: error,
        });
      return z.json().parse(data);
    },
    close: async () => undefined,
  };
}
