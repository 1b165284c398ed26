import 'server-only';
import { Decrypter } from 'age-encryption';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { slips } from '@/lib/outside';
import { storedType } from '@/lib/payments/slip/slip-store';
import {
  BackupError,
  backupVersion,
  describeTables,
  type Manifest,
  manifestName,
  manifestSchema,
  sha256,
  type Tables,
  tablesSchema,
} from './manifest';
import { readRows } from './take-backup';
import { type Entry, readTar } from './tar';

/** A backup as it lies somewhere; it is read more than once. */
type Kept = { open: () => ReadableStream<Uint8Array>; identity: string };

/** The files of a backup, one after the other. @throws BackupError where the key is another's, or a byte was changed or is missing */
export async function* readEntries({ open, identity }: Kept): AsyncGenerator<Entry> {
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity);
    yield* readTar(await decrypter.decrypt(open()));
  } catch (error) {
    throw new BackupError(
      'This backup cannot be opened: the key is another one, or the file was changed or is not whole.',
      { cause: error },
    );
  }
}

/**
 * Reads a whole backup, and compares all of it with its manifest; nothing is written.
 * @throws BackupError where a byte was changed, a file is missing or strange, or the format is another one
 */
async function readBackup(kept: Kept): Promise<{ manifest: Manifest; tables: Tables }> {
  const tables: Tables = {};
  const slips: Record<string, string> = {};
  let manifest: Manifest | undefined;
  for await (const { name, bytes } of readEntries(kept)) {
    const [, folder, file = ''] = /^(tables|slips)\/([\w.-]+)$/.exec(name) ?? [];
    if (name === manifestName) manifest = manifestOf(bytes);
    else if (folder === 'slips') slips[file] = sha256(bytes);
    else if (folder === 'tables')
      tables[file.replace(/\.json$/, '')] = tablesSchema.valueType.parse(jsonOf(bytes));
    else throw new BackupError(`This backup holds ${name}, which is no part of one.`);
  }
  if (!manifest) throw new BackupError('This backup has no manifest: it was not finished.');
  const found = { ...describeTables(tables), slips };
  for (const part of ['tables', 'satang', 'slips'] as const)
    if (canonical(found[part]) !== canonical(manifest[part]))
      throw new BackupError(`This backup was changed: its ${part} are not those of its manifest.`);
  return { manifest, tables };
}

function manifestOf(bytes: Uint8Array): Manifest {
  const { version } = manifestSchema.extend({ version: z.number() }).parse(jsonOf(bytes));
  if (version !== backupVersion)
    throw new BackupError(
      `This backup is of format ${version}, and this release reads format ${backupVersion}.`,
    );
  return manifestSchema.parse(jsonOf(bytes));
}

const jsonOf = (bytes: Uint8Array): unknown => JSON.parse(Buffer.from(bytes).toString());

function canonical(part: object | number): string {
  return JSON.stringify(typeof part === 'number' ? part : Object.entries(part).sort());
}

const answer = z.object({ outcome: z.enum(['restored', 'not-empty', 'newer']), what: z.string().optional() });

/**
 * Takes a backup back into a database without rows, and compares what is there then with what was kept. Slips come first: rows are
 * all taken or none, so a restore that was cut off is begun again.
 * @param kept see {@link readBackup}
 * @returns the manifest @throws BackupError, SlipStoreError
 */
export async function restoreBackup(kept: Parameters<typeof readBackup>[0]): Promise<Manifest> {
  const { manifest, tables } = await readBackup(kept);
  await refuseRows();
  await putSlips(kept);
  const { outcome, what } = await askDatabase(answer, 'restore_backup', { tables });
  if (outcome === 'not-empty') throw notEmpty(what);
  if (outcome === 'newer')
    throw new BackupError(
      `This backup knows ${what}, which this release does not: restore it with a newer one.`,
    );
  await compare(manifest, tables);
  return manifest;
}

const notEmpty = (table = 'a table') =>
  new BackupError(
    `The target is not empty (${table} has rows): a backup is restored into a new database alone.`,
  );

/** Before any slip is written, and again under the eyes of the database. */
async function refuseRows(): Promise<void> {
  const { tables } = await readRows();
  const [table] = Object.entries(tables).find(([, rows]) => rows.length > 0) ?? [];
  if (table !== undefined) throw notEmpty(table);
}

async function putSlips(kept: Parameters<typeof readBackup>[0]): Promise<void> {
  const store = await slips();
  for await (const { name, bytes } of readEntries(kept)) {
    const [, path] = /^slips\/(.*)$/.exec(name) ?? [];
    if (path === undefined || (await store.read(path))) continue;
    await store.put(path, { bytes, contentType: storedType(path) ?? '' });
  }
}

async function compare(manifest: Manifest, tables: Tables): Promise<void> {
  const found = (await readRows()).tables;
  for (const [name, rows] of Object.entries(tables)) {
    const columns = Object.keys(rows[0] ?? {});
    const known = (found[name] ?? []).map((row) => columns.map((column) => row[column]));
    const wanted = rows.map((row) => columns.map((column) => row[column]));
    if (sortedText(known) !== sortedText(wanted)) throw new BackupError(`After the restore ${name} differs.`);
  }
  const store = await slips();
  for (const [path, hash] of Object.entries(manifest.slips)) {
    const bytes = await store.read(path);
    if (!bytes || sha256(bytes) !== hash)
      throw new BackupError(`After the restore the slip ${path} differs.`);
  }
}

/** A column that is new since the backup may change the order of rows, and nothing else. */
const sortedText = (rows: readonly unknown[]) =>
  rows
    .map((row) => JSON.stringify(row))
    .sort()
    .join('\n');
