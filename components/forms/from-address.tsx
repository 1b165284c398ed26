'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { Notice } from '@/components/ui/notice';

type FromAddressProps = {
  /** What it looks like. */
  pattern: RegExp;
  words: { opening: string; failed: string };
  /** Goes where it opens; answers whether it did open. */
  open: (secret: string) => Promise<boolean>;
};

/**
 * Uses what a mail's link has behind its #, and takes it out of the address before anything else happens, so that it stays in no history
 * and no screenshot.
 */
export function FromAddress({ pattern, words, open }: FromAddressProps) {
  const [state, setState] = useState<keyof FromAddressProps['words']>();
  const start = useEffectEvent(async () => {
    const secret = location.hash.slice(1);
    if (!pattern.test(secret)) return;
    history.replaceState(null, '', location.pathname + location.search);
    setState('opening');
    if (!(await open(secret))) setState('failed');
  });
  useEffect(() => void start(), []);

  return (
    <div role="status" className="empty:hidden">
      {state && <Notice look={state === 'failed' ? 'red' : 'info'} text={words[state]} />}
    </div>
  );
}
