import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type UploadState, uploadFile } from '@/lib/orders/files/upload-file';
import { failure, success } from '@/lib/result';

const begun = Response.json(success({ id: 'one', arrived: [] }));
const ours = (...failed: Parameters<typeof failure>) => Response.json(failure(...failed));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sends a small file to a server that answers so, the last answer again and again; null is none at all. */
async function send(...answers: (Response | null)[]) {
  const steps: UploadState['step'][] = [];
  vi.stubGlobal('fetch', async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer.clone();
  });
  const sent = uploadFile(new File(['%PDF-1.7'], 'menu.pdf'), {
    api: '/api/my-orders/PT-7K3M9Q/files',
    isDraft: false,
    tell: ({ step }) => steps.push(step),
  });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  return { sent: await Promise.race([sent, 'still sending']), steps };
}

describe('a file that does not get through', () => {
  it('waits for the line as long as none is there, and then goes on', async () => {
    const { sent, steps } = await send(...Array(12).fill(null), begun, Response.json(success({})));
    expect(sent).toEqual(success({}));
    expect(new Set(steps)).toEqual(new Set(['offline', 'sends', 'checks']));
  });

  it('is given up where our server fails again and again, which is no broken line', async () => {
    for (const broken of [
      ours('failed'),
      ours('unavailable'),
      new Response('<h1>Bad gateway</h1>', { status: 502 }),
    ]) {
      const { sent, steps } = await send(begun, broken);
      expect(sent).toMatchObject({ ok: false });
      expect(steps.filter((step) => step === 'held')).toHaveLength(5);
      expect(steps).not.toContain('offline');
    }
  });

  it('goes on where our server failed for a moment, or says when it takes more', async () => {
    const busy = [ours('unavailable', { retryAfter: 60 }), ours('too-many-requests', { retryAfter: 30 })];
    const { sent, steps } = await send(ours('failed'), ...busy, begun, Response.json(success({})));
    expect(sent).toEqual(success({}));
    expect(steps.filter((step) => step === 'held')).toHaveLength(3);
  });

  it('is refused at once for what it is: too large, of another kind, or more than fits', async () => {
    for (const file of ['file-too-large', 'file-type', 'file-too-much'] as const) {
      const { sent, steps } = await send(ours('invalid', { fields: { file } }));
      expect([sent, steps]).toEqual([failure('invalid', { fields: { file } }), []]);
    }
  });
});
