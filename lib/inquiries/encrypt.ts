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

/** Whether a text is an age X25519 public key. */
export function isAgeRecipient(text: string): boolean {
  try {
    new Encrypter().addRecipient(text);
    return /^age1[0-9a-z]{58}$/.test(text);
  } catch {
    return false;
  }
}
