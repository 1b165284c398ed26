import 'server-only';
import { armor, Encrypter } from 'age-encryption';

/**
 * Encrypts client credentials to the agency's public key, as the armored text that `age -d` opens.
 * @param recipient an age X25519 public key, `age1…`
 * @throws Error when the key is none
 */
export async function encryptFor(recipient: string, text: string): Promise<string> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return armor.encode(await encrypter.encrypt(text));
}
