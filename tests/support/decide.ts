import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Site } from './running-site';

/** Decides about an order beside a running site, as Nok does at the desk: by the socket in the folder of its database. */
export async function decide(
  { dataFolder }: Site,
  reference: string,
  status: 'paid' | 'rejected',
  reason: string | null = null,
): Promise<void> {
  const socket = connect(join(dataFolder, 'db', 'socket'));
  const args = { reference, status, seen: null, person: 'Nok', reason, note: null };
  socket.end(JSON.stringify({ name: 'set_order_status', args }));
  const said = await text(socket);
  if (!said.includes('"changed"')) throw new Error(said);
}
