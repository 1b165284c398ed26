import 'server-only';
import { createHash } from 'node:crypto';

/** What the database keeps of a checkout key, which is a secret of the customer's browser. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
