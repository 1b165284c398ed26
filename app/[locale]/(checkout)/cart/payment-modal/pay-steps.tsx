'use client';

import { useState } from 'react';
import {
  type Checkout,
  endCheckout,
  keepCheckout,
  openCheckout,
  startCheckout,
} from '@/lib/checkout/checkout';
import type { KeptOrder } from '@/lib/checkout/kept-orders';
import type { Locale } from '@/lib/i18n/locales';
import type { PlacedOrder } from '@/lib/orders/order';
import type { CartWords } from '../cart-words';
import { PaymentStepper } from './payment-stepper';
import { QrStep } from './qr-step';
import { SlipStep } from './slip-step';

type PayStepsProps = {
  items: readonly string[];
  locale: Locale;
  words: CartWords;
  onTaken: (taken: { order: KeptOrder; isComplete: boolean }) => void;
};

/** The QR, then the slip. Who said to have paid finds the slip step again, after a closed dialog or tab too. */
export function PaySteps({ items, locale, words, onTaken }: PayStepsProps) {
  const [checkout, setCheckout] = useState<Checkout>(() => openCheckout(items));
  const keep = (value: Checkout) => setCheckout(keepCheckout(value));

  const take = ({ id, reference, isComplete }: PlacedOrder) => {
    endCheckout();
    const order = { reference, items: checkout.items, at: Date.now(), open: { id, key: checkout.key } };
    onTaken({ order, isComplete });
  };

  return (
    <>
      <PaymentStepper current={checkout.hasPaid ? 'slip' : 'scan'} words={words} />
      {checkout.hasPaid ? (
        <SlipStep
          checkout={checkout}
          locale={locale}
          words={words}
          onTaken={take}
          onBack={() => keep({ ...checkout, hasPaid: false })}
          onMismatch={() => keep({ ...startCheckout(items), hasPaid: true })}
        />
      ) : (
        <QrStep
          items={items}
          locale={locale}
          words={words}
          onPaid={() => keep({ ...checkout, hasPaid: true })}
        />
      )}
    </>
  );
}
