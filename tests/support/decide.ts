import { join } from 'node:path';
import { borrowFolder } from '@/lib/database/adapters/folder-socket';
import type { Site } from './running-site';

/** Decides about an order beside a running site, as Nok does at the desk. */
export async function decide(
  { dataFolder }: Site,
  reference: string,
  status: 'paid' | 'rejected',
  reason: string | null = null,
): Promise<void> {
  const database = await borrowFolder(join(dataFolder, 'db'));
  const decision = { reference, status, seen: null, person: 'Nok', reason, note: null };
  await database?.call('set_order_status', decision);
  await database?.close();
}
