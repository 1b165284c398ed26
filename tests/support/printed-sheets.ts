import { constants, inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** How many sheets of A4 the open page takes. */
export async function printedSheets(page: Page): Promise<number> {
  return sheetsOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
}

/** How many sheets a PDF file has, whether its objects are packed or not. */
export function sheetsOf(pdf: Buffer): number {
  // The last byte of packed data may look like the line break before `endstream`, and is taken for one.
  const whole = { finishFlush: constants.Z_SYNC_FLUSH };
  const text = pdf.toString('latin1');
  const packed = [...text.matchAll(/\/Type\s*\/ObjStm[\s\S]*?stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(
    ([, data]) => inflateSync(Buffer.from(data ?? '', 'latin1'), whole).toString('latin1'),
  );
  return [text, ...packed].join('\n').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
