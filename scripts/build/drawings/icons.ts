import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { siteIcons } from '@/lib/site/icons';

const sign = readFileSync('app/icon.svg', 'utf8').replace(/<style>.*<\/style>/s, '');

/** How much of a maskable icon is sure to be seen (W3C, maskable icons: a circle of 80 %). */
const seen = 0.62;

/** The sign amid its own blue, whose stripes run on instead of ending at an edge. */
function withRoom(): string {
  const side = 48 / seen;
  const start = -(side - 48) / 2;
  const inner = sign.replace(/<\/?svg[^>]*>|<title>.*<\/title>/g, '');
  const ground = inner.replace(/<rect[^>]*fill="([^"]+)"[^>]*>.*/s, '$1');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${side} ${side}"><rect x="${start}" y="${start}" width="100%" height="100%" fill="${ground}"/>${inner}</svg>`;
}

/** The site's sign in fixed sizes, by the paths of their files. */
export async function icons(): Promise<Record<string, Buffer>> {
  const painted = (svg: string, side: number) =>
    sharp(Buffer.from(svg), { density: 1200 })
      .resize(side, side)
      .png({ palette: true, effort: 10 })
      .toBuffer();
  return {
    [`public${siteIcons.small}`]: await painted(sign, 192),
    [`public${siteIcons.large}`]: await painted(sign, 512),
    [`public${siteIcons.maskable}`]: await painted(withRoom(), 512),
    'app/apple-icon.png': await painted(withRoom(), 180),
  };
}
