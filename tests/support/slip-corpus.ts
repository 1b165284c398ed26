import { generate } from 'promptparse';
import QRCode from 'qrcode';
import sharp from 'sharp';
import type { SlipFinding } from '@/lib/payments/slip/slip-finding';
import { photographed } from './photographed';
import { type Random, seeded } from './random';

/** A made-up slip and what is on it by construction. */
type CorpusSlip = { picture: Buffer; expected: SlipFinding };

const banks = ['002', '004', '006', '011', '014', '025', '030'] as const;
const width = 1080;

/** The code of a made-up slip, every fifth of TrueMoney, and what must be read from it. */
function slipCode(random: Random): { code: string; expected: SlipFinding } {
  if (random.integer(5) === 0) {
    const transactionId = random.text(14, '0123456789');
    const code = generate.trueMoneySlipVerify({ eventType: 'P2P', transactionId, date: '21112026' });
    return { code, expected: { kind: 'truemoney', reference: transactionId } };
  }
  const sendingBank = random.pick(banks);
  const transRef = random.text(16 + random.integer(9), '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ');
  const code = generate.slipVerify({ sendingBank, transRef });
  return { code, expected: { kind: 'bank', bank: sendingBank, reference: transRef } };
}

/** A QR as an image of so many pixels, with the narrow margin that slips give it. */
function qrPicture(code: string, size: number): Promise<Buffer> {
  return QRCode.toBuffer(code, { errorCorrectionLevel: 'M', margin: 2, width: size });
}

/** A slip as a banking app draws it: a coloured head, rows of text, and its codes in the lower part. */
async function slipDrawing(random: Random, codes: readonly string[]): Promise<Buffer> {
  const height = 1700 + random.integer(500);
  const hue = random.integer(360);
  const rows = Array.from({ length: 9 }, (_, row) => {
    const y = 420 + row * 90;
    const text = random.text(10 + random.integer(14), 'abcdefghijkmnoprstuvwxyz0123456789 ');
    return `<text x="80" y="${y}" font-family="sans-serif" font-size="${38 + random.integer(14)}" fill="#333">${text}</text>`;
  }).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue} 60% 96%)"/><stop offset="1" stop-color="hsl(${hue} 50% 86%)"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>
    <rect width="100%" height="260" fill="hsl(${hue} 60% 40%)"/>
    <circle cx="540" cy="300" r="70" fill="#2a9d4a"/>${rows}</svg>`;
  const size = 190 + random.integer(90);
  const pictures = await Promise.all(codes.map((code) => qrPicture(code, size)));
  const overlays = pictures.map((input, index) => ({
    input,
    top: height - size - 40,
    left: width - 60 - (size + 30) * (index + 1),
  }));
  return sharp(Buffer.from(svg)).composite(overlays).png({ compressionLevel: 1 }).toBuffer();
}

async function drawn(random: Random, finish: (drawing: Buffer) => Promise<Buffer>): Promise<CorpusSlip> {
  const { code, expected } = slipCode(random);
  return { picture: await finish(await slipDrawing(random, [code])), expected };
}

const jpeg = (drawing: Buffer, pixels: number, quality: number) =>
  sharp(drawing).resize({ width: pixels }).jpeg({ quality }).toBuffer();

type CorpusKind = { name: string; make: (random: Random) => Promise<CorpusSlip> };

/** How slips reach us; each makes one slip of its kind. */
export const corpusKinds: readonly CorpusKind[] = [
  { name: 'screenshot', make: (random) => drawn(random, async (drawing) => drawing) },
  {
    name: 'sent through a chat, 720 px',
    make: (random) => drawn(random, (drawing) => jpeg(drawing, 720, 60)),
  },
  {
    name: 'sent through a chat twice, 540 px',
    make: (random) => drawn(random, (drawing) => jpeg(drawing, 540, 25)),
  },
  { name: 'small', make: (random) => drawn(random, (drawing) => jpeg(drawing, 400, 75)) },
  {
    name: 'photo, turned and blurred',
    make: (random) => drawn(random, (drawing) => photographed(drawing, { random, longSide: 1400 })),
  },
  {
    name: 'photo of 3,000 px',
    make: (random) => drawn(random, (drawing) => photographed(drawing, { random, longSide: 3000 })),
  },
  {
    name: 'inverted',
    make: (random) =>
      drawn(random, (drawing) => sharp(drawing).negate({ alpha: false }).jpeg({ quality: 80 }).toBuffer()),
  },
  { name: 'several codes', make: amongOthers },
  {
    name: 'no code',
    make: async (random) => ({
      picture: await jpeg(await slipDrawing(random, []), 720, 60),
      expected: { kind: 'none' },
    }),
  },
];

async function amongOthers(random: Random): Promise<CorpusSlip> {
  const { code, expected } = slipCode(random);
  const others = [
    'https://bank.example/app',
    generate.anyId({ type: 'MSISDN', target: '0812345678', amount: 999 }),
  ];
  return { picture: await jpeg(await slipDrawing(random, [...others, code]), 1080, 80), expected };
}

/** So many slips of a kind, the same in each run. */
export async function* corpus({ name, make }: CorpusKind, count: number): AsyncGenerator<CorpusSlip> {
  for (let index = 0; index < count; index++) yield make(seeded(`${name} ${index}`));
}
