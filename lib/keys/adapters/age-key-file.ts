import 'server-only';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';

/** The public key of an age key pair kept in a file that only this user may read; made on first use. */
export async function ageRecipientOfFile(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, `${await generateX25519Identity()}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return identityToRecipient((await readFile(file, 'utf8')).trim());
}
