// Reads the QR codes of pictures in a thread of its own; `slip-codes.ts` starts it by its path, and ends it when it takes too long.
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const { wasmFile, maxCodes } = workerData;

// By itself the decoder would fetch its wasm from a server of others.
const wasm = await readFile(wasmFile);
await prepareZXingModule({
  overrides: { wasmBinary: new Uint8Array(wasm).buffer },
  fireImmediately: true,
});

parentPort?.on('message', async ({ pixels, width, height }) => {
  const codes = await readBarcodes(
    { data: new Uint8ClampedArray(pixels), width, height, colorSpace: 'srgb' },
    { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: maxCodes },
  );
  parentPort?.postMessage(codes.filter((code) => code.isValid).map((code) => code.text));
});
parentPort?.postMessage('ready');
