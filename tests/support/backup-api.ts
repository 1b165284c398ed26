import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { collect } from './collect';

/** The agency’s key, in both halves. */
export const identity = await generateX25519Identity();
export const settings = { SERVER_ACCESS_KEY: await identityToRecipient(identity) };

/** Takes a backup of the server that is open. */
export async function take() {
  const { takeBackup } = await import('@/lib/server/backup/take-backup');
  let bytes: Buffer = Buffer.alloc(0);
  const manifest = await takeBackup(async (encrypted) => {
    bytes = await collect(encrypted);
  });
  return { manifest, bytes };
}

/** Takes a backup back into the server that is open. */
export async function restore(bytes: Buffer, ownKey = identity) {
  const { restoreBackup } = await import('@/lib/server/backup/restore-backup');
  const open = () => new Blob([new Uint8Array(bytes)]).stream();
  return restoreBackup({ open, identity: ownKey });
}

/** What is kept, order by order, with the hash of each slip. */
export async function everything() {
  const { readRows } = await import('@/lib/server/backup/take-backup');
  const { slips } = await import('@/lib/outside');
  const { sha256, slipsOf } = await import('@/lib/server/backup/manifest');
  const { tables } = await readRows();
  const store = await slips();
  const kept = await Promise.all(
    slipsOf(tables).map(async (path) => [path, sha256((await store.read(path)) ?? '')]),
  );
  return { tables, slips: kept };
}
