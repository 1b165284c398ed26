'use client';

import { type Dispatch, useCallback, useEffect, useState } from 'react';
import { AgreementLinks } from '@/components/forms/agreement-links';
import { buttonClass } from '@/components/ui/button-class';
import { post } from '@/lib/browser/post';
import { proseMoney } from '@/lib/catalog/money';
import { fill } from '@/lib/i18n/fill';
import type { PlacedOrder, ReadSlip, SlipMethod } from '@/lib/orders/order';
import type { PaymentWays } from '@/lib/orders/slip/payment-ways';
import type { Result } from '@/lib/result';
import {
  type Checkout,
  endCheckout,
  keepCheckout,
  openCheckout,
  startCheckout,
} from '@/lib/shop/checkout/checkout';
import type { KeptOrder } from '@/lib/shop/checkout/kept-orders';
import { useShown } from '../cart-words';
import { PaymentStepper } from './payment-stepper';
import { QrStep } from './qr-step';
import { SlipStep } from './slip-step';
import { TransferStep } from './transfer-step';
import { WaysPending } from './ways-pending';

type PayStepsProps = {
  items: readonly string[];
  isDeposit: boolean;
  onMethod: Dispatch<Checkout['method']>;
  onTaken: (taken: { order: KeptOrder; isComplete: boolean; slip: ReadSlip }) => void;
};

/** The payment, then the slip. Who said to have paid finds the slip step again, after a closed dialog or tab too. */
export function PaySteps({ items, isDeposit, onMethod, onTaken }: PayStepsProps) {
  const [checkout, setCheckout] = useState<Checkout>(() => openCheckout(items, isDeposit));
  const { ways, load } = usePaymentWays(checkout, isDeposit);
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
          onMismatch={() => keep({ ...startCheckout(items, isDeposit), method, hasPaid: true })}
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

/** How these items can be paid, from the server; undefined while it is asked. */
function usePaymentWays({ key, items }: Checkout, deposit: boolean) {
  const [ways, setWays] = useState<Result<PaymentWays>>();
  const load = useCallback(async () => {
    setWays(undefined);
    setWays(await post<PaymentWays>('/api/payments/promptpay', { key, items, ...(deposit && { deposit }) }));
  }, [key, items, deposit]);
  useEffect(() => {
    void load();
  }, [load]);
  return { ways, load };
}

type PayStepProps = {
  ways: Result<PaymentWays> | undefined;
  items: readonly string[];
  method: SlipMethod;
  onRetry: () => void;
  onMethod: (method: SlipMethod) => void;
  onPaid: () => void;
};

/** Step 1: by PromptPay or, where the owner names an account and the visitor wants it, by bank transfer. */
export function PayStep({ ways, items, method, onRetry, onMethod, onPaid }: PayStepProps) {
  const { locale, words } = useShown();
  if (!ways?.ok) return <WaysPending failed={ways && !ways.ok ? ways.error : undefined} onRetry={onRetry} />;
  const { amount, transfer, rest } = ways.data;
  const later = rest !== undefined && (
    <p className="font-semibold">{fill(words.deposit.later, { rest: proseMoney(rest, locale, 'always') })}</p>
  );
  const text = words.checkout.transfer;
  if (method === 'transfer' && transfer)
    return (
      <TransferStep amount={amount} account={transfer} onPaid={onPaid}>
        {later}
        <OtherWay label={text.usePromptPay} onClick={() => onMethod('promptpay')} />
        <AgreementLinks locale={locale} words={words.agreement} />
      </TransferStep>
    );
  return (
    <QrStep
      ways={ways.data}
      source={`/api/payments/promptpay.png?items=${items.map(encodeURIComponent).join(',')}${ways.data.rest ? '&deposit' : ''}`}
      onPaid={onPaid}
    >
      {later}
      {transfer && <OtherWay label={text.choose} onClick={() => onMethod('transfer')} />}
      <AgreementLinks locale={locale} words={words.agreement} />
    </QrStep>
  );
}

function OtherWay({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className={`${buttonClass.text} justify-self-start text-start font-semibold text-link`}
      onClick={onClick}
    >
      {label}
    </button>
  );
}
