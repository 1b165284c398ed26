import { maxSlipBytes, slipLongSide, slipTypes } from '@/lib/payments/slip/slip-rules';
import type { PublicProblem } from '@/lib/result';

const jpegQuality = 0.9;

/**
 * Readies a chosen image in the browser: a type that the server takes, 2,400 px on the long side at most.
 * @returns the file itself when it fits already, else a JPEG of it, or what is wrong; the server checks all of it again
 */
export async function scaleSlip(
  file: File,
): Promise<{ ok: true; data: Blob } | { ok: false; problem: PublicProblem }> {
  const isAccepted = slipTypes.some((type) => type === file.type);
  const bitmap = await decode(file);
  if (!bitmap) {
    // The server gives the exact reason for an image that this browser cannot open, as long as it may be sent at all.
    if (!isAccepted) return { ok: false, problem: isHeic(file) ? 'slip-heic' : 'slip-type' };
    return file.size > maxSlipBytes ? { ok: false, problem: 'slip-too-large' } : { ok: true, data: file };
  }
  const scale = Math.min(1, slipLongSide / Math.max(bitmap.width, bitmap.height));
  if (isAccepted && scale === 1 && file.size <= maxSlipBytes) return { ok: true, data: file };
  const jpeg = await drawJpeg(bitmap, scale);
  if (!jpeg) return { ok: false, problem: 'slip-broken' };
  return jpeg.size > maxSlipBytes ? { ok: false, problem: 'slip-too-large' } : { ok: true, data: jpeg };
}

async function decode(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file);
  } catch {
    return undefined;
  }
}

function drawJpeg(bitmap: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality));
}

function isHeic(file: File): boolean {
  return /hei[cf]/i.test(file.type) || /\.hei[cf]$/i.test(file.name);
}
