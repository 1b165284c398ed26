import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '../support/site';

/** Asks to turn a connection into a WebSocket, as Next's own development client does. @returns once the server has closed it */
async function askForUpgrade(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    `GET /_next/webpack-hmr HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  );
  await once(socket, 'close');
}

test('connections that ask to be upgraded are closed, and do not keep the server from ending', async ({
  site,
}) => {
  test.skip(Boolean(process.env.THROUGH_NGINX), 'nginx asks nobody for an upgrade');
  expect((await fetch(site.url)).ok).toBe(true);
  await Promise.all(Array.from({ length: 20 }, () => askForUpgrade(site.url)));
  expect((await fetch(site.url)).ok).toBe(true);
  await site.stop();
});

test('visitors whose connections come from this machine share one count that what cannot be read leaves alone', async ({
  site,
}) => {
  const post = (body: string) =>
    fetch(`${site.url}/api/contact`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    }).then((response) => response.status);
  const refused = await Promise.all(Array.from({ length: 120 }, () => post('x')));
  expect(new Set(refused)).toEqual(new Set([400]));
});
