'use client';

import { buttonClass } from '@/components/ui/button-class';
import type { CartWords } from '../cart-words';

const imageSize = 1024;
const fileName = 'promptpay.png';

/** For people who pay on the phone they are looking at: it cannot scan itself, but bank apps open a saved image. */
export function SaveQr({ source, words }: { source: string; words: CartWords['checkout']['qr'] }) {
  return (
    <details>
      <summary className="flex min-h-11 items-center gap-3 font-semibold text-link">
        {words.samePhone}
        <span className="chevron" />
      </summary>
      <ol className="my-3 grid list-decimal gap-1 ps-6 marker:font-display marker:text-link">
        <li>{words.saveSteps.one}</li>
        <li>{words.saveSteps.two}</li>
        <li>{words.saveSteps.three}</li>
      </ol>
      <button type="button" className={buttonClass.ghost} onClick={() => void saveImage(source)}>
        {words.save}
      </button>
    </details>
  );
}

async function saveImage(source: string): Promise<void> {
  const file = await drawPng(source);
  const share = { files: [file] };
  // On phones the share sheet is the way into the photos; a download would end up among the files.
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.(share)) {
    await navigator.share(share).catch(() => undefined);
    return;
  }
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

async function drawPng(source: string): Promise<File> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = imageSize;
  canvas.height = imageSize;
  canvas.getContext('2d')?.drawImage(image, 0, 0, imageSize, imageSize);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the QR could not be drawn');
  return new File([blob], fileName, { type: 'image/png' });
}
