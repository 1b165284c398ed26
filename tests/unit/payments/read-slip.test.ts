import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { readSlip } from '@/lib/payments/slip/read-slip';
import * as codes from '@/lib/payments/slip/slip-codes';
import { slipPicture, slipWithCodes } from '../../support/images';

const problemOf = async (bytes: Uint8Array) => {
  const result = await readSlip(bytes);
  return result.ok ? undefined : result.error.fields?.slip;
};

/** A PNG that claims a size and holds almost nothing. */
function pngOfSize(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, crc]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(Math.ceil(width / 8) + 1));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

describe('a slip', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('of type %s is stored in that type', async (format) => {
    const result = await readSlip(
      await slipPicture().toFormat(format).toBuffer(),
      new Date(1_700_000_000_000),
    );
    if (!result.ok) throw new Error('refused');
    const extension = format === 'jpeg' ? 'jpg' : format;
    expect(result.data.path).toMatch(new RegExp(`^1700000000000-[0-9a-f]{32}\\.${extension}$`));
    expect(result.data.contentType).toBe(`image/${format}`);
    expect(await sharp(result.data.bytes).metadata()).toMatchObject({ format, width: 720, height: 1280 });
  });

  it('loses its metadata and whatever hangs behind the image', async () => {
    const image = await slipPicture()
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somchai at home' } })
      .toBuffer();
    const result = await readSlip(Buffer.concat([image, Buffer.from('<script>alert(1)</script>')]));
    if (!result.ok) throw new Error('refused');
    const stored = Buffer.from(result.data.bytes).toString('latin1');
    expect(stored).not.toContain('Somchai');
    expect(stored).not.toContain('<script>');
  });

  it('is turned the way that the camera meant', async () => {
    const sideways = await slipPicture({ width: 300, height: 200 })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const result = await readSlip(sideways);
    expect(result.ok && (await sharp(result.data.bytes).metadata())).toMatchObject({
      width: 200,
      height: 300,
    });
  });

  it('is scaled down to 2,400 pixels on the long side', async () => {
    const result = await readSlip(await slipPicture({ width: 1500, height: 4800 }).png().toBuffer());
    expect(result.ok && (await sharp(result.data.bytes).metadata())).toMatchObject({
      width: 750,
      height: 2400,
    });
  });

  it('has a path that nobody can guess', async () => {
    const image = await slipPicture().png().toBuffer();
    const [one, two] = await Promise.all([readSlip(image), readSlip(image)]);
    expect(one.ok && two.ok && one.data.path !== two.data.path && one.data.sha256 === two.data.sha256).toBe(
      true,
    );
  });

  it('is refused when it is another kind of file, whatever its name says', async () => {
    expect(await problemOf(Buffer.from('%PDF-1.7 not an image'))).toBe('slip-type');
    expect(await problemOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('slip-type');
    expect(await problemOf(await slipPicture().gif().toBuffer())).toBe('slip-type');
    expect(await problemOf(new Uint8Array())).toBe('slip-type');
  });

  it('is refused with a hint when it is a HEIC photo', async () => {
    expect(await problemOf(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))).toBe('slip-heic');
  });

  it('is refused when it is cut off', async () => {
    const image = await slipPicture().jpeg().toBuffer();
    expect(await problemOf(image.subarray(0, image.length / 2))).toBe('slip-broken');
    expect(await problemOf(image.subarray(0, 20))).toBe('slip-broken');
  });

  it('is refused when it unpacks to more pixels than a slip can have', async () => {
    expect(await problemOf(pngOfSize(30_000, 30_000))).toBe('slip-too-many-pixels');
    expect(await problemOf(pngOfSize(5001, 5000))).toBe('slip-too-many-pixels');
    expect(await problemOf(pngOfSize(5000, 5000))).toBe('slip-broken');
  });

  it('comes with the texts of its codes', async () => {
    const result = await readSlip(await slipWithCodes('one', 'two'));
    expect(result.ok && [...result.data.codes].sort()).toEqual(['one', 'two']);
  });

  it('is taken without them when the decoder fails', async () => {
    const decoder = vi.spyOn(codes, 'readSlipCodes').mockRejectedValueOnce(new Error('out of memory'));
    const result = await readSlip(await slipWithCodes('one'));
    expect(result.ok && result.data.codes).toEqual([]);
    expect(decoder).toHaveBeenCalledOnce();
    decoder.mockRestore();
  });

  it('leaves nothing of itself in the memory of its decoder, and takes one thread of it', () => {
    expect([sharp.cache().items.max, sharp.concurrency()]).toEqual([0, 1]);
  });

  it('waits while two others are worked on', async () => {
    let [now, most] = [0, 0];
    const held: (() => void)[] = [];
    const decoder = vi.spyOn(codes, 'readSlipCodes').mockImplementation(async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise<void>((resolve) => held.push(resolve));
      now -= 1;
      return [];
    });
    const picture = await slipPicture({ width: 200, height: 300 }).png().toBuffer();
    const reading = Promise.all(Array.from({ length: 12 }, () => readSlip(picture)));
    for (let done = 0; done < 12; done++) {
      await expect.poll(() => now).toBeGreaterThanOrEqual(Math.min(2, 12 - done));
      held.shift()?.();
    }
    const results = await reading;
    expect(results.every((result) => result.ok)).toBe(true);
    expect(most).toBe(2);
    decoder.mockRestore();
  });
});
