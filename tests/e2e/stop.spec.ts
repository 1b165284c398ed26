import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '../support/site';

test('a server that is told to stop ends within ten seconds, though a visitor keeps a request open', async ({
  site,
}) => {
  expect((await fetch(site.url)).ok).toBe(true);
  const { hostname, port } = new URL(site.url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => undefined);
  const head = `POST /api/contact HTTP/1.1\r\nHost: ${hostname}:${port}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`;
  await new Promise<void>((resolve) => socket.write(head, () => resolve()));
  await new Promise((resolve) => setTimeout(resolve, 500));
  const start = Date.now();
  await site.stop();
  expect(Date.now() - start).toBeLessThan(10_000);
  expect(existsSync(join(site.dataFolder, 'db', 'lock'))).toBe(false);
  socket.destroy();
});
