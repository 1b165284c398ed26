'use client';

import { type MouseEvent, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { isWebView } from '@/lib/browser/in-app';
import { useShown } from '../cart-words';

const fileName = 'promptpay.png';

/** What Thai bank apps call the two places that a saved code is opened by: to scan, then the picture or the album. */
const bankAppMenu = 'สแกน – รูปภาพ / อัลบั้ม';

/** Keeps the code as an image, right below it; where a browser inside an app can neither share nor save, a screenshot still works. */
export function SaveQr({ source }: { source: string }) {
  const words = useShown().words.checkout.qr;
  const [canSave] = useState(() => !isWebView(navigator.userAgent) || navigator.canShare !== undefined);
  return (
    canSave && (
      <a href={source} download={fileName} className={buttonClass.ghost} onClick={shareOnPhone}>
        {words.save}
      </a>
    )
  );
}

/** For people who pay on the phone they are looking at: it cannot scan itself, but bank apps open a saved image. */
export function SamePhone() {
  const { locale, words: all } = useShown();
  const words = all.checkout.qr;
  const [isTouched] = useState(() => matchMedia('(pointer: coarse)').matches);
  return (
    <details open={isTouched}>
      <summary className="flex min-h-11 items-center gap-3 font-semibold text-link">
        {words.samePhone}
        <span className="chevron" />
      </summary>
      <ol className="my-3 grid list-decimal gap-1 ps-6 marker:font-display marker:text-link">
        <li>{words.saveSteps.one}</li>
        <li>
          {words.saveSteps.two}
          {locale !== 'th' && (
            <span lang="th" className="block text-ink-2">
              {bankAppMenu}
            </span>
          )}
        </li>
        <li>{words.saveSteps.three}</li>
      </ol>
    </details>
  );
}

/** On phones the share sheet is the way into the photos; a download would end up among the files. */
function shareOnPhone(event: MouseEvent<HTMLAnchorElement>): void {
  const probe = { files: [new File([], fileName, { type: 'image/png' })] };
  if (!matchMedia('(pointer: coarse)').matches || !navigator.canShare?.(probe)) return;
  event.preventDefault();
  void share(event.currentTarget.href);
}

async function share(address: string): Promise<void> {
  try {
    const blob = await (await fetch(address)).blob();
    await navigator.share({ files: [new File([blob], fileName, { type: 'image/png' })] });
  } catch {
    // Whoever closed the sheet wants nothing more; a picture that did not come is on the screen all the same.
  }
}
