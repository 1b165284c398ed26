'use client';

import { AgreementLinks } from '@/components/forms/agreement-links';
import { buttonClass } from '@/components/ui/button-class';
import type { SlipMethod } from '@/lib/orders/order';
import type { PaymentWays } from '@/lib/orders/slip/payment-ways';
import type { Result } from '@/lib/result';
import { useShown } from '../cart-words';
import { QrStep } from './qr-step';
import { TransferStep } from './transfer-step';
import { WaysPending } from './ways-pending';

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
  const { amount, transfer } = ways.data;
  const text = words.checkout.transfer;
  if (method === 'transfer' && transfer)
    return (
      <TransferStep amount={amount} account={transfer} onPaid={onPaid}>
        <OtherWay label={text.usePromptPay} onClick={() => onMethod('promptpay')} />
        <AgreementLinks locale={locale} words={words.agreement} />
      </TransferStep>
    );
  return (
    <QrStep
      ways={ways.data}
      source={`/api/payments/promptpay.png?items=${items.map(encodeURIComponent).join(',')}`}
      onPaid={onPaid}
    >
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
