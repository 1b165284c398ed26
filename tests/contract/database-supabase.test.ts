// @module-tag slow
import { describe, expect, it } from 'vitest';
import { openSupabaseDatabase } from '@/lib/database/adapters/supabase';
import { supabaseClient } from '@/lib/database/adapters/supabase-client';
import { missingForPostgrest } from '../support/postgres';
import { startSupabaseStandIn } from '../support/supabase-stand-in';
import { databaseContract } from './database-contract';

const missing = missingForPostgrest();
if (missing) console.warn(`Skipped: the database contract on PostgREST: ${missing}`);

describe.skipIf(missing !== undefined)('on PostgREST and PostgreSQL', () => {
  databaseContract('Supabase', async () => {
    const standIn = await startSupabaseStandIn();
    const database = openSupabaseDatabase(supabaseClient(standIn));
    return { ...database, close: standIn.close };
  });

  it('lets a client be made without any WebSocket', () => {
    expect(() => supabaseClient({ url: 'http://127.0.0.1:1', secretKey: 'x' })).not.toThrow();
  });
});
