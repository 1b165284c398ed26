'use client';

import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { SubmitButton } from '@/components/ui/submit-button';
import { addedPages } from '@/lib/browser/added-page';
import { post } from '@/lib/browser/post';
import { failureText } from '@/lib/i18n/failure-text';
import { fill } from '@/lib/i18n/fill';
import type { CardDestination } from '@/lib/orders/card/open-card-payment';
import { rememberCardSession } from '@/lib/shop/checkout/card-session';
import { type Checkout, openCheckout, startCheckout } from '@/lib/shop/checkout/checkout';
import { findKeptOrder } from '@/lib/shop/checkout/kept-orders';
import { useKeptOrders } from '@/lib/shop/checkout/kept-orders-store';
import { useShown } from './cart-words';
import type { PayWithCardProps } from './pay-with-card-props';

/** Goes to Stripe's page for this cart; the same cart leads to the same page. */
export function StripeButton({ items, disabled }: PayWithCardProps) {
  const { locale, words } = useShown();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [paidBefore, setPaidBefore] = useState<string>();
  useEffect(() => {
    // The browser may bring this page back as it was left.
    const wake = () => setIsBusy(false);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  const ask = (checkout: Checkout) =>
    post<CardDestination>('/api/payments/card', {
      key: checkout.key,
      locale,
      items,
      pages: addedPages(items),
    });

  const pay = async () => {
    setIsBusy(true);
    setProblem(undefined);
    let opened = await ask(openCheckout(items));
    // The order of an earlier attempt is closed: this is a new one.
    if (!opened.ok && opened.error.code === 'conflict') opened = await ask(startCheckout(items));
    if (opened.ok) {
      rememberCardSession(opened.data.session);
      location.assign(opened.data.url);
      return;
    }
    setProblem(failureText(opened.error, words.errors, words.card.failed, 'items'));
    setIsBusy(false);
  };

  const press = () => {
    const { orders } = useKeptOrders.getState();
    const order = findKeptOrder(orders, items, 'open') ?? findKeptOrder(orders, items, 'complete');
    return order ? setPaidBefore(order.reference) : pay();
  };

  return (
    <>
      <SubmitButton
        type="button"
        look="secondary"
        isBusy={isBusy}
        disabled={disabled}
        words={{ submit: words.card.pay, busy: words.card.opening }}
        onClick={press}
      />
      <div role="alert" className="grid gap-3 empty:hidden">
        {problem && <Notice look="red" text={problem} />}
        {paidBefore && !isBusy && (
          <Notice look="amber">
            <p>{fill(words.card.paidBefore, { reference: paidBefore })}</p>
            <button type="button" className={buttonClass.text} onClick={pay}>
              {words.card.payAnyway}
            </button>
          </Notice>
        )}
      </div>
    </>
  );
}
