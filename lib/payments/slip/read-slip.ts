import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { logError } from '@/lib/log';
import { type FieldProblem, failure, type Result, success } from '@/lib/result';
import { readSlipCodes } from './slip-codes';
import { maxSlipBytes, slipLongSide } from './slip-rules';

/**
 * A slip as it is stored: decoded and encoded anew, without metadata; the SHA-256 of what was uploaded, and the texts of the
 * codes on it.
 */
export type Slip = { bytes: Uint8Array; contentType: string; path: string; sha256: string; codes: string[] };

const formats = {
  jpeg: {
    extension: 'jpg',
    contentType: 'image/jpeg',
    encode: (image: Sharp) => image.jpeg({ quality: 88 }),
  },
  png: {
    extension: 'png',
    contentType: 'image/png',
    encode: (image: Sharp) => image.png({ compressionLevel: 9 }),
  },
  webp: {
    extension: 'webp',
    contentType: 'image/webp',
    encode: (image: Sharp) => image.webp({ quality: 88 }),
  },
} as const;

type Format = (typeof formats)[keyof typeof formats];

/** Decoded, each takes four bytes; a phone's browser has scaled its picture down before. */
const maxPixels = 25_000_000;
const secondsPerImage = 8;
const encoders = pLimit(2);

// Each picture is worked on once, so what libvips would keep of it is never used again; more threads hold more of it at once.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Turns an upload into a slip that is safe to keep and to open.
 * @param upload the bytes as they arrived
 * @returns the slip under a path of its own, or `invalid` with what is wrong
 */
export async function readSlip(upload: Uint8Array, now = new Date()): Promise<Result<Slip>> {
  const format = formatOf(upload);
  if (format === undefined) return problem(isHeic(upload) ? 'slip-heic' : 'slip-type');
  return encoders(() => encode(upload, format, now));
}

async function encode(upload: Uint8Array, format: Format, now: Date): Promise<Result<Slip>> {
  try {
    const { width, height } = await sharp(upload, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return problem('slip-too-many-pixels');
    const image = sharp(upload, { limitInputPixels: maxPixels, failOn: 'warning' })
      .timeout({ seconds: secondsPerImage })
      .autoOrient()
      .resize({ width: slipLongSide, height: slipLongSide, fit: 'inside', withoutEnlargement: true });
    const bytes = await format.encode(image).toBuffer();
    if (bytes.length > maxSlipBytes) return problem('slip-too-large');
    const path = `${now.getTime()}-${randomBytes(16).toString('hex')}.${format.extension}`;
    return success({
      bytes,
      contentType: format.contentType,
      path,
      sha256: createHash('sha256').update(upload).digest('hex'),
      codes: await codesOf(bytes),
    });
  } catch {
    // sharp throws on whatever it cannot decode to the end; which of its many reasons it was means nothing to a visitor.
    return problem('slip-broken');
  }
}

/** A decoder that fails must not cost a customer the order: a person then looks at the slip. */
async function codesOf(picture: Uint8Array): Promise<string[]> {
  try {
    return await readSlipCodes(picture);
  } catch (error) {
    logError('slip codes', error);
    return [];
  }
}

function problem(slip: FieldProblem): Result<Slip> {
  return failure('invalid', { fields: { slip } });
}

/** The allowed format by its first bytes, so that no other decoder is ever reached. */
function formatOf(bytes: Uint8Array): Format | undefined {
  const head = Buffer.from(bytes.subarray(0, 12));
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return formats.jpeg;
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])))
    return formats.png;
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP')
    return formats.webp;
  return undefined;
}

function isHeic(bytes: Uint8Array): boolean {
  const brand = Buffer.from(bytes.subarray(4, 12)).toString('latin1');
  return /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1|avif)$/.test(brand);
}
