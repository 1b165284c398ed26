'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { useShown } from '../cart-words';

/** The code as a picture with an address of its own, which a long press saves; dark on white by night too, or scanners fail. */
export function QrPicture({ source, alt }: { source: string; alt: string }) {
  const words = useShown().words.checkout.qr;
  const [tries, setTries] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const again = () => {
    setTries(tries + 1);
    setHasFailed(false);
  };
  return (
    <div className="grid justify-items-center self-start overflow-clip rounded-board bg-white text-night outline-2 outline-blue -outline-offset-2">
      <p className="w-full bg-blue p-2 text-center font-semibold text-white">{words.method}</p>
      {hasFailed ? (
        <div role="alert" className="grid min-h-52 content-center justify-items-center gap-3 p-4">
          <p>{words.failed}</p>
          <button type="button" className={buttonClass.text} onClick={again}>
            {words.retry}
          </button>
        </div>
      ) : (
        // biome-ignore lint/performance/noImgElement: a picture made for this request has nothing to optimise
        <img
          key={tries}
          src={source}
          alt={alt}
          width={256}
          height={256}
          className="h-auto w-[min(15rem,60dvw,38dvh)] min-w-52 py-3"
          onError={() => setHasFailed(true)}
          data-qr
        />
      )}
    </div>
  );
}
