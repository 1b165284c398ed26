import 'server-only';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LoggableError } from '@/lib/log';

/** A migration that was applied to this database reads differently now, or is gone. */
export class ChangedMigrationError extends LoggableError {
  constructor(version: string, place: string) {
    super(
      'ChangedMigrationError',
      `Migration ${version} was applied to ${place} and has been changed or removed since. ` +
        'Restore it and add a new migration, or delete that database if you do not need its rows.',
    );
  }
}

/** A database of ours that is about to be migrated, by a user who owns it. */
type Migratable = {
  /** Runs statements, without parameters. */
  run: (sql: string) => Promise<unknown>;
  /** The rows of a statement with parameters. */
  rows: (sql: string, parameters?: string[]) => Promise<readonly unknown[]>;
};

type Applied = { version: string; sha256: string };

/**
 * Brings a database up to date with the migrations; those that were applied are in `supabase_migrations`, as on Supabase.
 * @param place where the database is, for whoever reads an error; no secret
 * @throws ChangedMigrationError when an applied migration was edited or removed; nothing was written then
 */
export async function migrate({ run, rows }: Migratable, sqlFolder: string, place: string): Promise<void> {
  await run(await readFile(join(sqlFolder, 'bootstrap.sql'), 'utf8'));
  await run(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text primary key, sha256 text not null);
  `);
  const known = (await rows(
    'select version, sha256 from supabase_migrations.schema_migrations order by version',
  )) as Applied[];
  const applied = new Map(known.map((row) => [row.version, row.sha256]));
  const migrations = await readMigrations(join(sqlFolder, 'migrations'));
  for (const [version, sha256] of applied) {
    const isSame = migrations.some((own) => own.version === version && own.sha256 === sha256);
    if (!isSame) throw new ChangedMigrationError(version, place);
  }
  for (const { version, sql, sha256 } of migrations) {
    if (applied.has(version)) continue;
    await run('begin');
    try {
      await run(sql);
      await rows('insert into supabase_migrations.schema_migrations values ($1, $2)', [version, sha256]);
      await run('commit');
    } catch (error) {
      await run('rollback');
      throw error;
    }
  }
}

async function readMigrations(folder: string): Promise<(Applied & { sql: string })[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const sql = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
      return {
        version: file.replace(/_.*$/, ''),
        sql,
        sha256: createHash('sha256').update(sql).digest('hex'),
      };
    }),
  );
}
