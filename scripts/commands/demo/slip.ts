import { randomBytes } from 'node:crypto';
import { generate } from 'promptparse';
import QRCode from 'qrcode';
import sharp from 'sharp';

/** A slip as a bank draws it, with a code of its own; bars stand for what would be names and numbers. */
export async function slip(index: number): Promise<Uint8Array> {
  const code = generate.slipVerify({
    sendingBank: '014',
    transRef: `DEMO${randomBytes(6).toString('hex').toUpperCase()}`,
  });
  const qr = await QRCode.toBuffer(code, { width: 260, margin: 2 });
  const account = (y: number, colour: string) =>
    `<circle cx="78" cy="${y}" r="34" fill="${colour}"/><rect x="140" y="${y - 26}" width="210" height="18" rx="9" fill="#33415c"/><rect x="140" y="${y + 8}" width="150" height="14" rx="7" fill="#c3cbd8"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="900" font-family="sans-serif">
    <rect width="100%" height="100%" fill="#fff"/><rect width="100%" height="190" fill="#4e2a84"/>
    <circle cx="240" cy="62" r="34" fill="#fff"/><path d="M224 63l12 12 22-25" fill="none" stroke="#1a8f5a" stroke-width="8"/>
    <text x="240" y="140" font-size="30" font-weight="700" text-anchor="middle" fill="#fff">Transfer complete</text>
    <text x="240" y="172" font-size="20" text-anchor="middle" fill="#d9cdf0">Sample slip ${index + 1}</text>
    ${account(256, '#4e2a84')}<path d="M78 302v24m-9-9l9 10 9-10" fill="none" stroke="#8a93a6" stroke-width="4"/>${account(372, '#123ca0')}
    <path d="M36 440H444" stroke="#c3cbd8" stroke-width="3" stroke-dasharray="8 8"/>
    ${[0, 1, 2].map((row) => `<rect x="36" y="${470 + row * 36}" width="${110 - row * 18}" height="14" rx="7" fill="#c3cbd8"/><rect x="${290 + row * 24}" y="${470 + row * 36}" width="${154 - row * 24}" height="14" rx="7" fill="#33415c"/>`).join('')}
    <rect x="36" y="592" width="408" height="292" rx="14" fill="#f1eef7"/></svg>`;
  return sharp(Buffer.from(svg))
    .composite([{ input: qr, left: 110, top: 608 }])
    .png()
    .toBuffer();
}
