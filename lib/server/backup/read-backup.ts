import 'server-only';
import { Decrypter } from 'age-encryption';
import { z } from 'zod';
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
export async function readBackup(kept: Kept): Promise<{ manifest: Manifest; tables: Tables }> {
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
