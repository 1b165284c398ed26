import QRCode from 'qrcode';
import sharp from 'sharp';

/** A picture that could be a payment slip: white, with lines of grey, of the given size. */
export function slipPicture({ width = 720, height = 1280 } = {}) {
  const rows = Array.from(
    { length: 12 },
    (_, row) =>
      `<rect x="8%" y="${6 + row * 7}%" width="${40 + ((row * 13) % 40)}%" height="3%" fill="#556"/>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${rows}</svg>`;
  return sharp(Buffer.from(svg));
}

/** A slip with these codes on it, one below the other. */
export async function slipWithCodes(...codes: string[]): Promise<Buffer> {
  const size = 240;
  const pictures = await Promise.all(
    codes.map((code) => QRCode.toBuffer(code, { errorCorrectionLevel: 'M', margin: 2, width: size })),
  );
  return slipPicture({ width: 480, height: 700 + pictures.length * (size + 40) })
    .composite(pictures.map((input, index) => ({ input, left: 120, top: 680 + index * (size + 40) })))
    .png()
    .toBuffer();
}
