'use client';

import { useRouter } from 'next/navigation';
import type { Messages } from 'next-intl';
import { useEffect } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { fill } from '@/lib/i18n/fill';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { useCart } from '@/lib/shop/cart/cart-store';
import { isFirstReturnOf } from '@/lib/shop/checkout/card-session';
import { endCheckout } from '@/lib/shop/checkout/checkout';
import { useKeptOrders } from '@/lib/shop/checkout/kept-orders-store';
import { orderPath } from '@/lib/site/order-path';
import { useCardOutcome } from '../use-card-outcome';

type SuccessResultProps = {
  locale: Locale;
  words: Omit<Messages['payment-success'], 'metadata'>;
  failedPage: string;
};

/** What is known of the payment; without one it says what is true for anybody. Empties the cart once. */
export function SuccessResult({ locale, words, failedPage }: SuccessResultProps) {
  const router = useRouter();
  const remove = useCart((cart) => cart.remove);
  const keep = useKeptOrders((kept) => kept.keep);
  const { session, shown } = useCardOutcome();
  useEffect(() => {
    if (session === null) return;
    if (shown.outcome === 'failed') router.replace(`${failedPage}?session_id=${encodeURIComponent(session)}`);
    if (shown.outcome === 'paid' && isFirstReturnOf(session)) {
      remove(shown.items);
      keep({ reference: shown.reference, items: shown.items, at: Date.now() });
      endCheckout();
    }
  }, [session, shown, remove, keep, router, failedPage]);

  return (
    <div role="status" className="grid gap-4">
      {(shown.outcome === 'paid' || shown.outcome === 'processing') && (
        <p className="font-display text-h3">{fill(words.reference, { reference: shown.reference })}</p>
      )}
      <p className="sign-lead">{textOf(shown.outcome, words)}</p>
      {(shown.outcome === 'paid' || shown.outcome === 'processing') && (
        <a
          href={localePath(locale, orderPath(shown.reference))}
          className={`${buttonClass.ghost} justify-self-start`}
        >
          {words.order}
        </a>
      )}
    </div>
  );
}

function textOf(
  outcome: ReturnType<typeof useCardOutcome>['shown']['outcome'],
  words: SuccessResultProps['words'],
): string {
  switch (outcome) {
    case 'paid':
      return words.text;
    case 'processing':
      return words.processing;
    case 'checking':
    case 'failed':
      return words.checking;
    case 'unreachable':
      return words.unreachable;
    case 'unknown':
      return words.note;
  }
}
