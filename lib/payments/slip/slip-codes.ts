import 'server-only';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** More pixels make no code clearer, and cost time. */
const longSide = 1600;
const maxCodes = 8;

const wasmFile = resolve('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm');
let prepared: Promise<void> | undefined;

/** By itself the decoder would fetch its wasm from a server of others. */
async function prepare(): Promise<void> {
  const wasm = await readFile(wasmFile);
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
}

/**
 * Reads the QR codes of a picture: several at once, turned, inverted, small or blurred.
 * @param picture an image that was decoded before and found sound
 * @returns their texts, none when nothing can be read
 */
export async function readSlipCodes(picture: Uint8Array): Promise<string[]> {
  prepared ??= prepare().catch((error: unknown) => {
    prepared = undefined;
    throw error;
  });
  await prepared;
  const { data, info } = await sharp(picture)
    .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data);
  const codes = await readBarcodes(
    { data: pixels, width: info.width, height: info.height, colorSpace: 'srgb' },
    { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: maxCodes },
  );
  return codes.filter((code) => code.isValid).map((code) => code.text);
}
