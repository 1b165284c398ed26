'use client';

import { AgreementLinks } from '@/components/forms/agreement-links';
import { buttonClass } from '@/components/ui/button-class';
import type { Locale } from '@/lib/i18n/locales';
import type { SlipMethod } from '@/lib/orders/order';
import type { PaymentWays } from '@/lib/orders/slip/payment-ways';
import type { Result } from '@/lib/result';
import type { CartWords } from '../cart-words';
import { QrStep } from './qr-step';
import { TransferStep } from './transfer-step';
import { WaysPending } from './ways-pending';

type PayStepProps = {
  ways: Result<PaymentWays> | undefined;
  items: readonly string[];
  method: SlipMethod;
  locale: Locale;
  words: CartWords;
  onRetry: () => void;
  onMethod: (method: SlipMethod) => void;
  onPaid: () => void;
};

/** Step 1: by PromptPay or, where the owner names an account and the visitor wants it, by bank transfer. */
export function PayStep({ ways, items, method, locale, words, onRetry, onMethod, onPaid }: PayStepProps) {
  if (!ways?.ok)
    return <WaysPending failed={ways && !ways.ok ? ways.error : undefined} words={words} onRetry={onRetry} />;
  const { amount, transfer } = ways.data;
  const text = words.checkout.transfer;
  const shared = { locale, words, onPaid };
  if (method === 'transfer' && transfer)
    return (
      <TransferStep amount={amount} account={transfer} {...shared}>
        <OtherWay label={text.usePromptPay} onClick={() => onMethod('promptpay')} />
        <AgreementLinks locale={locale} words={words.agreement} />
      </TransferStep>
    );
  return (
    <QrStep
      ways={ways.data}
      source={`/api/payments/promptpay.png?items=${items.map(encodeURIComponent).join(',')}`}
      {...shared}
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
