import 'server-only';
import { hkdfSync } from 'node:crypto';

/** A 256-bit key for one purpose, derived from a secret that every instance has (HKDF, RFC 5869). */
export function derivedKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
}
