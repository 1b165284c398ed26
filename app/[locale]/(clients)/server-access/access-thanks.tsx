'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { Messages } from 'next-intl';
import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { fill } from '@/lib/i18n/fill';

type AccessThanksProps = {
  home: string;
  words: Messages['server-access']['thanks'];
  onClose: () => void;
};

/** How long it takes until the home page opens. */
const secondsToHome = 15;

/** Thanks for the access details, and goes home after a while unless the visitor stops it. */
export function AccessThanks({ home, words, onClose }: AccessThanksProps) {
  const router = useRouter();
  const [seconds, setSeconds] = useState(secondsToHome);
  const [isStopped, setIsStopped] = useState(false);
  useEffect(() => {
    if (isStopped) return;
    const ticking = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(ticking);
  }, [isStopped]);
  useEffect(() => {
    if (seconds === 0 && !isStopped) router.push(home);
  }, [seconds, isStopped, home, router]);

  return (
    <Dialog title={words.title} closeLabel={words.stop} onClose={onClose}>
      <div className="grid gap-4 px-5 pb-6 md:px-10 md:pb-10">
        <Notice look="success">
          <p className="font-semibold">{words.text}</p>
        </Notice>
        <p>{words.next}</p>
        <p role={isStopped ? 'status' : 'timer'}>
          {isStopped ? words.stopped : fill(words.redirect, { seconds })}
        </p>
        <div className="flex flex-wrap gap-3">
          <Link href={home} prefetch={false} className={buttonClass.primary}>
            {words.goNow}
          </Link>
          {!isStopped && (
            <button type="button" className={buttonClass.ghost} onClick={() => setIsStopped(true)}>
              {words.stop}
            </button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
