import 'server-only';
import { Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { dataPath, env } from '@/lib/env/env';
import { EnvError } from '@/lib/env/env-error';
import { once } from '@/lib/once';
import { keptFile } from './kept-file';

/**
 * The agency's public key, which client credentials are encrypted to.
 * @returns an age X25519 recipient: `SERVER_ACCESS_KEY`, or that of a key pair in `DATA_DIR/keys`, made on first use
 * @throws EnvError when `SERVER_ACCESS_KEY` is mistyped, KeyFileError
 */
export const credentialsRecipient = once(async () => {
  const { SERVER_ACCESS_KEY: key } = env();
  const problem = key === undefined ? undefined : credentialsKeyProblem(key);
  if (problem !== undefined) throw new EnvError([`SERVER_ACCESS_KEY: ${problem}`]);
  if (key) return key;
  const file = dataPath('keys', 'server-access.txt');
  const identity = await keptFile(
    file,
    async () => `${await generateX25519Identity()}\n`,
    async (text) => (await recipientOf(text)) !== undefined,
  );
  return identityToRecipient(identity.trim());
});

/** What is wrong with a public key, beside its form. */
export function credentialsKeyProblem(key: string): string | undefined {
  return hasChecksum(key) ? undefined : 'is mistyped, its checksum is wrong';
}

async function recipientOf(identity: string): Promise<string | undefined> {
  try {
    return await identityToRecipient(identity.trim());
  } catch {
    return undefined;
  }
}

function hasChecksum(key: string): boolean {
  try {
    new Encrypter().addRecipient(key);
    return true;
  } catch {
    return false;
  }
}
