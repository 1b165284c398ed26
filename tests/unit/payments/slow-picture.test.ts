import QRCode from 'qrcode';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readSlip } from '@/lib/payments/slip/read-slip';

const side = 1600;
const period = 8;

/** A picture that is nothing but the corner marks of QR codes: a reader tries to make a code of every three of them. */
function cornerMarks(): Promise<Buffer> {
  const pixels = Buffer.alloc(side * side, 255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [column, row] = [x % period, y % period];
      if (column === 7 || row === 7) continue;
      const ring = Math.max(Math.abs(column - 3), Math.abs(row - 3));
      if (ring !== 2) pixels[y * side + x] = 0;
    }
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer();
}

it('a picture that is drawn to be slow holds up nobody else, is taken without a code, and spoils no other', async () => {
  const upload = await cornerMarks();
  let turns = 0;
  const clock = setInterval(() => {
    turns += 1;
  }, 20);
  const slip = await readSlip(upload);
  clearInterval(clock);
  expect(slip).toMatchObject({ ok: true, data: { codes: [] } });
  expect(turns, 'the server goes on meanwhile').toBeGreaterThan(20);

  const next = await QRCode.toBuffer('the next slip', { width: 400 });
  expect(await readSlip(next)).toMatchObject({ ok: true, data: { codes: ['the next slip'] } });
});
