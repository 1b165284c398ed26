import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readJson } from '@/lib/http/body';
import { readMultipart } from '@/lib/http/multipart';

const limits = { fileField: 'slip', maxFileBytes: 100_000 };

/** A form as bytes: the stream that Node 24 makes of a `FormData` throws when it is cancelled while it is read. */
async function multipart(entries: Record<string, string | Blob>): Promise<Request> {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  const { headers, body } = new Response(form);
  return new Request('http://localhost/', {
    method: 'POST',
    headers,
    body: await new Response(body).bytes(),
  });
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

/** A body that goes on for ever, one byte at a time. */
function dripping(contentType: string): { request: Request; isCancelled: () => boolean } {
  let isCancelled = false;
  let timer: NodeJS.Timeout | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      timer = setInterval(() => controller.enqueue(new Uint8Array([65])), 1000);
    },
    cancel: () => {
      isCancelled = true;
      clearInterval(timer);
    },
  });
  const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': contentType } };
  return { request: new Request('http://localhost/', init), isCancelled: () => isCancelled };
}

/** What a reader answers within so many milliseconds of the fake clock. */
async function within<Answer>(milliseconds: number, reading: Promise<Answer>): Promise<Answer | 'nothing'> {
  let answer: Answer | 'nothing' = 'nothing';
  void reading.then((value) => {
    answer = value;
  });
  await vi.advanceTimersByTimeAsync(milliseconds);
  return answer;
}

function useFakeClock(): void {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
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

  it('gives up a body that drips, after a minute', async () => {
    useFakeClock();
    const { request, isCancelled } = dripping('application/json');
    const reading = readJson(request);
    expect(await within(59_000, reading)).toBe('nothing');
    expect(await within(2000, reading)).toMatchObject({ error: { code: 'timed-out' } });
    expect(isCancelled()).toBe(true);
  });
});

describe('reading a multipart form', () => {
  it('answers fields and file', async () => {
    const result = await readMultipart(await multipart({ key: 'k', slip: new Blob(['image']) }), limits);
    expect(result).toMatchObject({ ok: true, data: { fields: { key: 'k' } } });
    expect(result.ok && Buffer.from(result.data.file ?? []).toString()).toBe('image');
  });

  it('has no file when none was chosen', async () => {
    const result = await readMultipart(await multipart({ key: 'k', slip: new Blob([]) }), limits);
    expect(result.ok && result.data.file).toBeUndefined();
  });

  it('knows an empty file from none at all', async () => {
    const empty = await readMultipart(await multipart({ slip: new File([], 'empty.pdf') }), limits);
    expect(empty).toEqual({ ok: true, data: { fields: {}, fileName: 'empty.pdf' } });
    const none = await readMultipart(await multipart({ slip: new File([], '') }), limits);
    expect(none.ok && (none.data.fileName ?? '')).toBe('');
  });

  it('ignores a file under another name', async () => {
    const result = await readMultipart(await multipart({ other: new Blob(['image']) }), limits);
    expect(result.ok && result.data.file).toBeUndefined();
  });

  it('refuses a file over the limit', async () => {
    const result = await readMultipart(
      await multipart({ slip: new Blob([new Uint8Array(100_001)]) }),
      limits,
    );
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

  it.each([
    ['in front of the first part', ''],
    ['in a field', '--b\r\nContent-Disposition: form-data; name="key"\r\n\r\n'],
    [
      'in a file that is not asked for',
      '--b\r\nContent-Disposition: form-data; name="x"; filename="a"\r\n\r\n',
    ],
    ['behind the last part', '--b\r\nContent-Disposition: form-data; name="key"\r\n\r\nk\r\n--b--\r\n'],
  ])('stops reading a body that never ends %s', async (_where, head) => {
    const { request, sent } = endless('multipart/form-data; boundary=b', head);
    expect(await readMultipart(request, limits)).toMatchObject({ ok: false });
    expect(sent()).toBeLessThan(1_000_000);
  });

  it('gives up a file that drips, after a minute', async () => {
    useFakeClock();
    const { request, isCancelled } = dripping('multipart/form-data; boundary=b');
    const reading = readMultipart(request, limits);
    expect(await within(59_000, reading)).toBe('nothing');
    expect(await within(2000, reading)).toMatchObject({ error: { code: 'timed-out' } });
    expect(isCancelled()).toBe(true);
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
