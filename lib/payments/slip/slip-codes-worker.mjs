// Reads the QR codes of one picture in a thread of its own; `slip-codes.ts` starts it by its path and ends it.
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const { pixels, width, height, wasmFile, maxCodes } = workerData;

// By itself the decoder would fetch its wasm from a server of others.
const wasm = await readFile(wasmFile);
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

parentPort?.postMessage('ready');
const codes = await readBarcodes(
  { data: new Uint8ClampedArray(pixels), width, height, colorSpace: 'srgb' },
  { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: maxCodes },
);
parentPort?.postMessage(codes.filter((code) => code.isValid).map((code) => code.text));
