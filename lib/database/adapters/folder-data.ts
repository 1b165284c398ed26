import 'server-only';
import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { LoggableError } from '@/lib/log';

/** The files of the database are not whole, as after a restore that was not finished. */
export class DamagedFolderError extends LoggableError {
  constructor(folder: string, options?: ErrorOptions) {
    super(
      'DamagedFolderError',
      `The database in ${folder} is damaged or not whole. Restore that folder from a backup; ` +
        'or delete it, if its rows may be lost.',
      options,
    );
  }
}

/** Says that the folder has held a database, so that one whose files are gone is not made anew over its rows. */
const markerOf = (folder: string) => join(folder, 'made');

/**
 * Opens the files of a folder, or makes them in one that never held any.
 * @throws DamagedFolderError
 */
export async function openPglite(folder: string): Promise<PGlite> {
  const data = join(folder, 'data');
  const isMade = await exists(join(data, 'PG_VERSION'));
  if (!isMade && (await exists(markerOf(folder)))) throw new DamagedFolderError(folder);
  try {
    const pglite = await PGlite.create(data);
    await writeFile(markerOf(folder), '', { mode: 0o600 });
    return pglite;
  } catch (error) {
    if (isMade) throw new DamagedFolderError(folder, { cause: error });
    throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
