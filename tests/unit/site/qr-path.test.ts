import sharp from 'sharp';
import { expect, it } from 'vitest';
import { lineUrl } from '@/lib/company/contact-links';
import { qrPath } from '@/lib/site/qr-path';
import { readQrCodes } from '../../support/qr';

it('draws a code that opens our LINE chat', async () => {
  const { size, path } = qrPath(lineUrl);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
  expect(await readQrCodes(await sharp(Buffer.from(svg)).resize(512).png().toBuffer())).toEqual([lineUrl]);
});
