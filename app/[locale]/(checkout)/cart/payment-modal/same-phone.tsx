'use client';

import { type MouseEvent, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { canKeepPictures, sharePicture, sharesPictures } from '@/lib/browser/share-picture';
import { useShown } from '../cart-words';

const fileName = 'promptpay.png';

/** What Thai bank apps call the two places that a saved code is opened by: to scan, then the picture or the album. */
const bankAppMenu = 'สแกน – รูปภาพ / อัลบั้ม';

/** Keeps the code as an image, right below it; where a browser inside an app can neither share nor save, a screenshot still works. */
export function SaveQr({ source }: { source: string }) {
  const words = useShown().words.checkout.qr;
  const [canSave] = useState(canKeepPictures);
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

function shareOnPhone(event: MouseEvent<HTMLAnchorElement>): void {
  if (!sharesPictures(fileName)) return;
  event.preventDefault();
  void share(event.currentTarget.href);
}

async function share(address: string): Promise<void> {
  try {
    await sharePicture(await (await fetch(address)).blob(), fileName);
  } catch {
    // A picture that did not come is on the screen all the same.
  }
}
