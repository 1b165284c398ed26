import sharp from 'sharp';
import type { Random } from './random';

const channels = 3;

/** Larger photos are enlarged from this size, since each pixel is moved one by one. */
const maxDrawn = 1500;

/**
 * A drawing as a phone photographs it from a screen: turned by up to 12°, seen from the side, a little out of focus, with the
 * noise of the sensor.
 * @param longSide of the photo, in pixels
 */
export async function photographed(
  drawing: Buffer,
  { random, longSide }: { random: Random; longSide: number },
): Promise<Buffer> {
  const height = Math.min(longSide, maxDrawn);
  const width = Math.round(height * 0.75);
  const source = await sharp(drawing)
    .resize({ height: Math.round(height * 0.86) })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const turn = ((random.fraction() * 24 - 12) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [tiltX, tiltY] = [random.fraction() * 0.3 - 0.15, random.fraction() * 0.3 - 0.15];
  const photo = Buffer.alloc(width * height * channels, 70);
  const { data, info } = source;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [left, up] = [x - width / 2, y - height / 2];
      const depth = 1 + (tiltX * left + tiltY * up) / height;
      const from = Math.round((left * cos + up * sin) / depth + info.width / 2);
      const row = Math.round((up * cos - left * sin) / depth + info.height / 2);
      if (from < 0 || row < 0 || from >= info.width || row >= info.height) continue;
      const pixel = (row * info.width + from) * channels;
      const target = (y * width + x) * channels;
      for (let channel = 0; channel < channels; channel++)
        photo[target + channel] = data[pixel + channel] ?? 0;
    }
  }
  for (let index = 0; index < photo.length; index++) {
    const noisy = (photo[index] ?? 0) + (random.fraction() - 0.5) * 40;
    photo[index] = Math.max(0, Math.min(255, noisy));
  }
  return sharp(photo, { raw: { width, height, channels } })
    .blur((height / 1800) * (0.7 + random.fraction() * 0.9))
    .resize({ height: longSide })
    .jpeg({ quality: 78 })
    .toBuffer();
}
