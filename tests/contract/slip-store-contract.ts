import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SlipStore, SlipStoreError } from '@/lib/orders/slip-store';

let counter = 0;
const freePath = () => `${Date.now()}-${String(counter++).padStart(32, '0')}.png`;
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
    afterAll(() => opened.close());

    it('gives back the bytes that it was given', async () => {
      const path = freePath();
      await opened.store.put(path, slip);
      expect(Buffer.from((await opened.store.read(path)) ?? [])).toEqual(Buffer.from(slip.bytes));
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

    it.each(['../secret.png', 'a/b.png', 'slip.svg', '', '.png'])('refuses the path %j', async (path) => {
      await expect(opened.store.put(path, slip)).rejects.toBeInstanceOf(SlipStoreError);
      await expect(opened.store.read(path)).rejects.toBeInstanceOf(SlipStoreError);
    });
  });
}
