import 'server-only';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { z } from 'zod';

/** More pixels make no code clearer, and cost time. */
const longSide = 1600;
const maxCodes = 8;

/**
 * How long reading may take, in milliseconds. A slip takes a tenth of a second; a picture that is drawn to be slow takes seconds, in
 * which no visitor would be served if it were read in the server's own thread.
 */
const maxReading = 2500;

/** How long the thread may take to begin, in milliseconds. */
const maxStart = 15_000;

const workerFile = resolve('lib/payments/slip/slip-codes-worker.mjs');
const wasmFile = resolve('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm');

const texts = z.array(z.string());

/**
 * Reads the QR codes of a picture: several at once, turned, inverted, small or blurred.
 * @param picture an image that was decoded before and found sound
 * @returns their texts, none when nothing can be read in time
 */
export async function readSlipCodes(picture: Uint8Array): Promise<string[]> {
  const { data, info } = await sharp(picture)
    .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8Array(data).buffer;
  return readInThread({ pixels, width: info.width, height: info.height });
}

function readInThread(picture: { pixels: ArrayBuffer; width: number; height: number }): Promise<string[]> {
  const worker = new Worker(workerFile, {
    workerData: { ...picture, wasmFile, maxCodes },
    transferList: [picture.pixels],
  });
  let timer: NodeJS.Timeout | undefined;
  return new Promise<string[]>((resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the reader of codes did not start')), maxStart);
    worker.on('message', (message) => {
      clearTimeout(timer);
      if (message === 'ready') timer = setTimeout(() => resolve([]), maxReading);
      else resolve(texts.parse(message));
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the reader of codes ended without a word')));
  }).finally(() => {
    clearTimeout(timer);
    return worker.terminate();
  });
}
