import 'server-only';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
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

/** How many pictures are read at once; as many threads are kept, since starting one takes longer than reading a slip. */
const maxThreads = 2;

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

type Picture = { pixels: ArrayBuffer; width: number; height: number };

/** Threads that wait for a picture. One that a picture made too slow is ended, and not kept. */
const idle: Worker[] = [];
const turns = pLimit(maxThreads);

function readInThread(picture: Picture): Promise<string[]> {
  return turns(async () => {
    const thread = idle.pop() ?? (await startThread());
    thread.ref();
    thread.postMessage(picture, [picture.pixels]);
    const read = await answerWithin(thread, maxReading);
    if (read === undefined) {
      await thread.terminate();
      return [];
    }
    // A thread that waits keeps no process from ending.
    thread.unref();
    idle.push(thread);
    return texts.parse(read);
  });
}

async function startThread(): Promise<Worker> {
  const thread = new Worker(workerFile, { workerData: { wasmFile, maxCodes } });
  if ((await answerWithin(thread, maxStart)) !== undefined) return thread;
  await thread.terminate();
  throw new Error('the reader of codes did not start');
}

/** What a thread says next, undefined when it takes longer. @throws what ended the thread instead */
async function answerWithin(thread: Worker, milliseconds: number): Promise<unknown> {
  const stop = new AbortController();
  const { signal } = stop;
  const ended = once(thread, 'exit', { signal }).then(() => {
    throw new Error('the reader of codes ended without a word');
  });
  try {
    return await Promise.race([
      once(thread, 'message', { signal }).then(([message]) => message),
      ended,
      setTimeout(milliseconds, undefined, { signal }),
    ]);
  } finally {
    stop.abort();
  }
}
