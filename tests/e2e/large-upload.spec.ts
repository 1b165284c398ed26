import { once } from 'node:events';
import { connect } from 'node:net';
import { memoryOf, type Site } from '../support/running-site';
import { expect, test } from '../support/site';
import { storedOrders, storedSlips } from '../support/stored';

const megabyte = 1024 * 1024;

/** What is on its way counts too. nginx reads 8 MB before it refuses, and Node none of it. */
const most = (process.env.THROUGH_NGINX ? 30 : 10) * megabyte;

/** Sends a slip of so many bytes without a declared length; answers what the server said and how much it let through. */
async function pour(site: Site, bytes: number): Promise<{ status: string; sent: number }> {
  const socket = connect(Number(new URL(site.url).port), 'localhost');
  let answer = '';
  let isClosed = false;
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isClosed = true;
  });
  await once(socket, 'connect');
  const head = '--b\r\nContent-Disposition: form-data; name="slip"; filename="a.jpg"\r\n\r\n';
  socket.write(
    [
      'POST /api/orders HTTP/1.1',
      `Host: ${new URL(site.url).host}`,
      `Origin: ${site.url}`,
      'Content-Type: multipart/form-data; boundary=b',
      'Transfer-Encoding: chunked',
      '',
      `${head.length.toString(16)}\r\n${head}\r\n`,
    ].join('\r\n'),
  );
  const piece = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(0x10000, 65), Buffer.from('\r\n')]);
  for (let sent = 0; sent < bytes && !isClosed; sent += 0x10000)
    if (!socket.write(piece))
      await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined);
  const sent = socket.bytesWritten - socket.writableLength;
  socket.destroy();
  return { status: answer.slice(9, 12), sent };
}

test('of 400 MB the server reads less than 10, says so, and keeps its memory', async ({ site }) => {
  test.skip(process.platform !== 'linux', 'reads the memory of a process from /proc');
  // What the first refusal loads and the heap takes for it stays.
  await pour(site, 400 * megabyte);
  const before = await memoryOf(site);
  for (let round = 0; round < 3; round++) {
    const { status, sent } = await pour(site, 400 * megabyte);
    expect(status).toBe('413');
    expect(sent).toBeLessThan(most);
  }
  // One upload kept would be 400; a busy machine collects late.
  expect((await memoryOf(site)) - before).toBeLessThan(100);
  await site.stop();
  expect([await storedOrders(site.dataFolder), await storedSlips(site.dataFolder)]).toEqual([[], []]);
});
