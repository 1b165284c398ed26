import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chunkPath, type SlipStore, SlipStoreError } from '@/lib/payments/slip/slip-store';

const slip = { bytes: new Uint8Array([137, 80, 78, 71, 0, 255]), contentType: 'image/png' };

/** What every slip store must do. */
export function slipStoreContract(
  name: string,
  open: () => Promise<{ store: SlipStore; close: () => Promise<void> }>,
): void {
  describe(`the ${name} slip store`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(async () => {
      for (const path of paths) await opened.store.remove(path);
      await opened.close();
    });
    const paths: string[] = [];
    const freePath = () => {
      const path = `${Date.now()}-${randomBytes(16).toString('hex')}.png`;
      paths.push(path);
      return path;
    };

    it('gives back the bytes that it was given', async () => {
      const path = freePath();
      await opened.store.put(path, slip);
      expect(Buffer.from((await opened.store.read(path)) ?? [])).toEqual(Buffer.from(slip.bytes));
    });

    it('keeps chunks of files beside slips', async () => {
      const path = chunkPath(randomBytes(16).toString('hex'));
      paths.push(path);
      const chunk = {
        bytes: new Uint8Array(randomBytes(512 * 1024)),
        contentType: 'application/octet-stream',
      };
      await opened.store.put(path, chunk);
      expect(Buffer.from((await opened.store.read(path)) ?? []).equals(Buffer.from(chunk.bytes))).toBe(true);
      expect(await opened.store.list()).toContain(path);
      await expect(opened.store.put(path, chunk)).rejects.toBeInstanceOf(SlipStoreError);
    });

    it('never overwrites a slip', async () => {
      const path = freePath();
      await opened.store.put(path, slip);
      await expect(opened.store.put(path, { ...slip, bytes: new Uint8Array([1]) })).rejects.toBeInstanceOf(
        SlipStoreError,
      );
      expect(await opened.store.read(path)).toHaveLength(slip.bytes.length);
    });

    it('has nothing under a path that was never used', async () => {
      expect(await opened.store.read(freePath())).toBeUndefined();
    });

    it('forgets a removed slip, and does not mind one that is not there', async () => {
      const path = freePath();
      await opened.store.put(path, slip);
      await opened.store.remove(path);
      await opened.store.remove(path);
      expect(await opened.store.read(path)).toBeUndefined();
    });

    it('lists every slip that it keeps', async () => {
      const paths = [freePath(), freePath()];
      for (const path of paths) await opened.store.put(path, slip);
      const listed = await opened.store.list();
      expect(listed).toEqual(expect.arrayContaining(paths));
      await opened.store.remove(paths[0] ?? '');
      expect(await opened.store.list()).not.toContain(paths[0]);
    });

    it('shows a slip to whoever has its link, if it gives links at all', async () => {
      const path = freePath();
      await opened.store.put(path, slip);
      const link = await opened.store.link(path, 60);
      if (link === undefined) return;
      expect(Buffer.from(await (await fetch(link)).arrayBuffer())).toEqual(Buffer.from(slip.bytes));
    });

    it('has no link to a slip that is not there', async () => {
      expect(await opened.store.link(freePath(), 60)).toBeUndefined();
    });

    it.each(['../secret.part', '../secret.png', 'a/b.png', 'slip.svg', '', '.png'])(
      'refuses the path %j',
      async (path) => {
        await expect(opened.store.put(path, slip)).rejects.toBeInstanceOf(SlipStoreError);
        await expect(opened.store.read(path)).rejects.toBeInstanceOf(SlipStoreError);
      },
    );
  });
}
