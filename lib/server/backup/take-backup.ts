import 'server-only';
import { Encrypter } from 'age-encryption';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import { env } from '@/lib/env/env';
import { credentialsRecipient } from '@/lib/keys/credentials-recipient';
import { slips } from '@/lib/outside';
import { noteDone } from '../site-notes';
import {
  backupVersion,
  describeTables,
  type Manifest,
  manifestName,
  sha256,
  slipsOf,
  type Tables,
  tablesSchema,
} from './manifest';
import { type Entry, writeTar } from './tar';

const snapshot = z.object({ taken_at: z.string(), tables: tablesSchema });

/** All rows as of one moment. */
export async function readRows(): Promise<{ takenAt: string; tables: Tables }> {
  const { taken_at: takenAt, tables } = await askDatabase(snapshot, 'take_backup');
  return { takenAt, tables };
}

/**
 * Takes a backup of rows and slips while the site runs, encrypted to the agency's public key.
 * @param write is given the encrypted backup; what is noted as done is what it has kept
 * @returns the manifest @throws SlipStoreError, EnvError
 */
export async function takeBackup(
  write: (encrypted: ReadableStream<Uint8Array>) => Promise<void>,
): Promise<Manifest> {
  const { takenAt, tables } = await readRows();
  const manifest: Manifest = {
    version: backupVersion,
    takenAt,
    site: env().siteUrl,
    ...describeTables(tables),
    slips: {},
    missing: [],
  };
  const encrypter = new Encrypter();
  encrypter.addRecipient(await credentialsRecipient());
  await write(await encrypter.encrypt(writeTar(entriesOf(tables, manifest))));
  await noteDone('backup', `${manifest.tables.orders?.rows ?? 0} orders`);
  return manifest;
}

/** The files of a backup; the manifest comes last, since only then is known what all others are. */
async function* entriesOf(tables: Tables, manifest: Manifest): AsyncGenerator<Entry> {
  const bytesOf = (value: object) => Buffer.from(JSON.stringify(value));
  for (const [name, rows] of Object.entries(tables))
    yield { name: `tables/${name}.json`, bytes: bytesOf(rows) };
  const store = await slips();
  for (const path of slipsOf(tables)) {
    const bytes = await store.read(path);
    if (bytes) {
      manifest.slips[path] = sha256(bytes);
      yield { name: `slips/${path}`, bytes };
    } else {
      // Another picture took its place after the rows were read, or it was erased.
      manifest.missing.push(path);
    }
  }
  yield { name: manifestName, bytes: bytesOf(manifest) };
}
