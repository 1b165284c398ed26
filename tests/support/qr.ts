import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer } });

/** The texts of the QR codes in an image file. */
export async function readQrCodes(image: Uint8Array): Promise<string[]> {
  const codes = await readBarcodes(new Uint8Array(image), { formats: ['QRCode'], tryHarder: true });
  return codes.filter((code) => code.isValid).map((code) => code.text);
}
