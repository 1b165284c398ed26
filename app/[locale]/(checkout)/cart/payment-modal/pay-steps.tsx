'use client';

import { type Dispatch, useEffect, useState } from 'react';
import type { PlacedOrder, ReadSlip } from '@/lib/orders/order';
import {
  type Checkout,
  endCheckout,
  keepCheckout,
  openCheckout,
  startCheckout,
} from '@/lib/shop/checkout/checkout';
import type { KeptOrder } from '@/lib/shop/checkout/kept-orders';
import { PayStep } from './pay-step';
import { PaymentStepper } from './payment-stepper';
import { SlipStep } from './slip-step';
import { usePaymentWays } from './use-payment-ways';

type PayStepsProps = {
  items: readonly string[];
  onMethod: Dispatch<Checkout['method']>;
  onTaken: (taken: { order: KeptOrder; isComplete: boolean; slip: ReadSlip }) => void;
};

/** The payment, then the slip. Who said to have paid finds the slip step again, after a closed dialog or tab too. */
export function PaySteps({ items, onMethod, onTaken }: PayStepsProps) {
  const [checkout, setCheckout] = useState<Checkout>(() => openCheckout(items));
  const { ways, load } = usePaymentWays(items);
  const known = ways?.ok ? ways.data : undefined;
  // Where the account is no longer offered, who has not paid yet pays by PromptPay.
  const method = known && !known.transfer && !checkout.hasPaid ? 'promptpay' : checkout.method;
  const keep = (value: Checkout) => setCheckout(keepCheckout(value));
  useEffect(() => onMethod(method), [onMethod, method]);

  const take = ({ id, reference, isComplete, slip }: PlacedOrder) => {
    endCheckout();
    const order = { reference, items: checkout.items, at: Date.now(), open: { id, key: checkout.key } };
    onTaken({ order, isComplete, slip });
  };

  return (
    <>
      <PaymentStepper current={checkout.hasPaid ? 'slip' : 'pay'} method={method} />
      {checkout.hasPaid ? (
        <SlipStep
          checkout={checkout}
          ways={known}
          onTaken={take}
          onBack={() => keep({ ...checkout, hasPaid: false })}
          onMismatch={() => keep({ ...startCheckout(items), method, hasPaid: true })}
        />
      ) : (
        <PayStep
          ways={ways}
          items={items}
          method={method}
          onRetry={load}
          onMethod={(chosen) => keep({ ...checkout, method: chosen })}
          onPaid={() => keep({ ...checkout, method, hasPaid: true })}
        />
      )}
    </>
  );
}
