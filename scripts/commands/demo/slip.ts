import { randomBytes } from 'node:crypto';
import { generate } from 'promptparse';
import QRCode from 'qrcode';
import sharp from 'sharp';

/** A slip as a bank draws it, with a code of its own. */
export async function slip(index: number): Promise<Uint8Array> {
  const code = generate.slipVerify({
    sendingBank: '014',
    transRef: `DEMO${randomBytes(6).toString('hex').toUpperCase()}`,
  });
  const qr = await QRCode.toBuffer(code, { width: 260, margin: 2 });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="900"><rect width="100%" height="100%" fill="#fff"/><rect width="100%" height="120" fill="#14532d"/><text x="30" y="75" font-size="36" fill="#fff">Sample slip ${index + 1}</text></svg>`;
  return sharp(Buffer.from(svg))
    .composite([{ input: qr, left: 110, top: 560 }])
    .png()
    .toBuffer();
}
