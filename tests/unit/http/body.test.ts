import { describe, expect, it } from 'vitest';
import { readJson, readMultipart } from '@/lib/http/body';

const limits = { fileField: 'slip', mostFileBytes: 100_000 };

function multipart(entries: Record<string, string | Blob>): Request {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return new Request('http://localhost/', { method: 'POST', body: form });
}

/** A body without a declared length that counts how much of it was read. */
function endless(contentType: string, head = ''): { request: Request; sent: () => number } {
  let sent = 0;
  const chunk = new Uint8Array(64 * 1024).fill(65);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
    pull: (controller) => {
      sent += chunk.length;
      controller.enqueue(chunk);
    },
  });
  const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': contentType } };
  return { request: new Request('http://localhost/', init), sent: () => sent };
}

describe('reading JSON', () => {
  it('answers the parsed value', async () => {
    const request = new Request('http://localhost/', { method: 'POST', body: '{"a":1}' });
    expect(await readJson(request)).toEqual({ ok: true, data: { a: 1 } });
  });

  it.each(['', '{', '\u0000'])('calls %j malformed', async (body) => {
    expect(await readJson(new Request('http://localhost/', { method: 'POST', body }))).toMatchObject({
      error: { code: 'malformed' },
    });
  });

  it('calls bytes that are not UTF-8 malformed', async () => {
    const request = new Request('http://localhost/', {
      method: 'POST',
      body: new Uint8Array([0x22, 0xff, 0x22]),
    });
    expect(await readJson(request)).toMatchObject({ error: { code: 'malformed' } });
  });

  it('stops reading an endless body at the limit', async () => {
    const { request, sent } = endless('application/json');
    expect(await readJson(request)).toMatchObject({ error: { code: 'too-large' } });
    expect(sent()).toBeLessThan(1_000_000);
  });
});

describe('reading a multipart form', () => {
  it('answers fields and file', async () => {
    const result = await readMultipart(multipart({ key: 'k', slip: new Blob(['image']) }), limits);
    expect(result).toMatchObject({ ok: true, data: { fields: { key: 'k' } } });
    expect(result.ok && Buffer.from(result.data.file ?? []).toString()).toBe('image');
  });

  it('has no file when none was chosen', async () => {
    const result = await readMultipart(multipart({ key: 'k', slip: new Blob([]) }), limits);
    expect(result.ok && result.data.file).toBeUndefined();
  });

  it('ignores a file under another name', async () => {
    const result = await readMultipart(multipart({ other: new Blob(['image']) }), limits);
    expect(result.ok && result.data.file).toBeUndefined();
  });

  it('refuses a file over the limit', async () => {
    const result = await readMultipart(multipart({ slip: new Blob([new Uint8Array(100_001)]) }), limits);
    expect(result).toMatchObject({ error: { code: 'too-large' } });
  });

  it('refuses a declared length over the limit before it reads anything', async () => {
    const { request, sent } = endless('multipart/form-data; boundary=b');
    request.headers.set('content-length', '400000000');
    expect(await readMultipart(request, limits)).toMatchObject({ error: { code: 'too-large' } });
    expect(sent()).toBeLessThan(200_000);
  });

  it('stops reading an endless file at the limit', async () => {
    const head = '--b\r\nContent-Disposition: form-data; name="slip"; filename="a.jpg"\r\n\r\n';
    const { request, sent } = endless('multipart/form-data; boundary=b', head);
    expect(await readMultipart(request, limits)).toMatchObject({ error: { code: 'too-large' } });
    expect(sent()).toBeLessThan(1_000_000);
  });

  it.each(['text/plain', 'multipart/form-data'])('calls a body of type %s malformed', async (type) => {
    const request = new Request('http://localhost/', {
      method: 'POST',
      body: 'x',
      headers: { 'content-type': type },
    });
    expect(await readMultipart(request, limits)).toMatchObject({ error: { code: 'malformed' } });
  });

  it('calls a body that ends in the middle malformed', async () => {
    const body = '--b\r\nContent-Disposition: form-data; name="slip"; filename="a.jpg"\r\n\r\nhalf';
    const request = new Request('http://localhost/', {
      method: 'POST',
      body,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
    expect(await readMultipart(request, limits)).toMatchObject({ error: { code: 'malformed' } });
  });
});
