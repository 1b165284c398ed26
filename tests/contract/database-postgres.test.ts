// @module-tag slow
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgresDatabase } from '@/lib/database/adapters/postgres';
import { missingForPostgrest, startPostgres } from '../support/postgres';
import { databaseContract } from './database-contract';

const missing = missingForPostgrest();
if (missing) console.warn(`Skipped: the database contract on plain PostgreSQL: ${missing}`);

const open = (url: string) => openPostgresDatabase({ url, sqlFolder: 'supabase' });

describe.skipIf(missing !== undefined)('on plain PostgreSQL', () => {
  databaseContract('PostgreSQL', async () => {
    const server = await startPostgres();
    const database = await open(server.url);
    const close = async () => {
      await database.close();
      await server.close();
    };
    return { ...database, close };
  });

  describe('the database of a server of one’s own', () => {
    let server: Awaited<ReturnType<typeof startPostgres>>;
    beforeAll(async () => {
      server = await startPostgres();
    });
    afterAll(() => server.close());

    it('is set up once, however many open it at the same time, and opens nothing to others', async () => {
      const opened = await Promise.all([open(server.url), open(server.url), open(server.url)]);
      const answers = await Promise.all(opened.map((database) => database.call('list_mail', { max: 5 })));
      expect(answers).toEqual([[], [], []]);
      await Promise.all(opened.map((database) => database.close()));
      const [{ count } = { count: 0 }] = await server.query<{ count: number }>(
        'select count(*)::int as count from supabase_migrations.schema_migrations',
      );
      expect(count).toBe((await readdir('supabase/migrations')).length);
      const database = await open(server.url);
      expect(await database.call('setup_report', {})).toMatchObject({ open: [], bucket: null, jobs: null });
      await database.close();
    });

    it('is asked again where it was gone for a moment', async () => {
      const database = await open(server.url);
      expect(await database.call('list_mail', { max: 5 })).toEqual([]);
      await server.restart();
      expect(await database.call('list_mail', { max: 5 })).toEqual([]);
      await database.close();
    });

    it.each<[string, (url: string) => string, string]>([
      [
        'another database',
        (url) => url.replace(/site$/, 'nothing'),
        'DATABASE_URL: the server has no such database (3D000)',
      ],
      [
        'another user',
        (url) => url.replace('site@', 'nobody@'),
        'DATABASE_URL: the server does not take this user',
      ],
      [
        'a port where nobody answers',
        (url) => url.replace(/:\d+/, ':9'),
        'DATABASE_URL: nobody answers there',
      ],
    ])('is refused by name at %s', async (_what, change, said) => {
      await expect(open(change(server.url))).rejects.toThrow(said);
    });
  });
});
