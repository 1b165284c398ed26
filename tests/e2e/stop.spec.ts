import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '../support/site';

test('a server that is told to stop ends, though a visitor keeps a request open', async ({ site }) => {
  const { hostname, port } = new URL(site.url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => undefined);
  const head = `POST /api/contact HTTP/1.1\r\nHost: ${hostname}:${port}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n`;
  socket.write(head);
  // The server answers this once the request is with it.
  expect(String(await once(socket, 'data'))).toContain('100 Continue');
  socket.write('{');
  await site.stop();
  expect(site.log).toContain('ended with requests still open');
  expect(existsSync(join(site.dataFolder, 'db', 'lock'))).toBe(false);
  socket.destroy();
});
