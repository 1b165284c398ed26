'use client';

import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { proseMoney } from '@/lib/catalog/money';
import { fill } from '@/lib/i18n/fill';
import { useShown } from '../cart-words';

type PaidFooterProps = { amount: number; onPaid: () => void };

/** The way on from paying; whoever comes back from a bank app reads the amount once more. @param amount whole satang */
export function PaidFooter({ amount, onPaid }: PaidFooterProps) {
  const { locale, words } = useShown();
  const hasReturned = useReturned();
  const text = words.checkout.qr;
  return (
    <div className="grid items-center gap-x-6 gap-y-2 md:grid-cols-[auto_auto]">
      <p role="status" className="font-medium empty:hidden">
        {hasReturned && fill(text.returned, { amount: proseMoney(amount, locale, 'always') })}
      </p>
      <button type="button" className={buttonClass.primary} onClick={onPaid}>
        {text.paid}
      </button>
    </div>
  );
}

/** Whether the visitor has left for another app and come back. */
function useReturned(): boolean {
  const [hasReturned, setHasReturned] = useState(false);
  useEffect(() => {
    let hasLeft = false;
    const follow = () => {
      if (document.visibilityState === 'hidden') hasLeft = true;
      else if (hasLeft) setHasReturned(true);
    };
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return hasReturned;
}
