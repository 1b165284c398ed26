import { once } from 'node:events';
import type { Server } from 'node:http';

/** Lets a server listen on this machine alone, at a port that is free. @returns its address */
export async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}
