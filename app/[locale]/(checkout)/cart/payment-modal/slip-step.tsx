'use client';

import { type FormEvent, useState } from 'react';
import { FileField } from '@/components/forms/file-field';
import { buttonClass } from '@/components/ui/button-class';
import { SubmitButton } from '@/components/ui/submit-button';
import { post } from '@/lib/browser/post';
import { formatMoney } from '@/lib/catalog/money';
import type { Checkout } from '@/lib/checkout/checkout';
import { scaleSlip } from '@/lib/checkout/scale-slip';
import { failureText } from '@/lib/i18n/failure-text';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { PlacedOrder } from '@/lib/orders/order';
import type { PaymentWays } from '@/lib/payments/slip/payment-ways';
import { slipTypes } from '@/lib/payments/slip/slip-rules';
import type { CartWords } from '../cart-words';
import { Step } from './step';
import { StepHeading } from './step-heading';

type SlipStepProps = {
  checkout: Checkout;
  /** What the slip should show, as soon as the server has said so. */
  ways: PaymentWays | undefined;
  locale: Locale;
  words: CartWords;
  onTaken: (order: PlacedOrder) => void;
  onBack: () => void;
  onMismatch: () => void;
};

/** Step 2: the slip goes up, and with it the order is made. */
export function SlipStep({ checkout, ways, locale, words, onTaken, onBack, onMismatch }: SlipStepProps) {
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const text = words.checkout.slip;
  const isTransfer = checkout.method === 'transfer';

  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    setProblem(undefined);
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!file) return setProblem(text.missing);
    setIsBusy(true);
    setProblem(undefined);
    const slip = await scaleSlip(file);
    if (slip.ok) await upload(slip.data);
    else setProblem(words.errors.fields[slip.problem]);
    setIsBusy(false);
  };

  const upload = async (slip: Blob) => {
    const form = new FormData();
    form.set('key', checkout.key);
    form.set('locale', locale);
    form.set('method', checkout.method);
    form.set('items', checkout.items.join(','));
    form.set('slip', slip, 'slip');
    const placed = await post<PlacedOrder>('/api/orders', form);
    if (placed.ok) return onTaken(placed.data);
    if (placed.error.code === 'conflict') {
      onMismatch();
      return setProblem(text.mismatch);
    }
    setProblem(failureText(placed.error, words.errors, text.failed, 'slip', 'items'));
  };

  return (
    <form onSubmit={send} noValidate>
      <Step
        footer={
          <SubmitButton
            isBusy={isBusy}
            disabled={!file}
            words={{ submit: text.continue, busy: text.busy }}
            className="md:min-w-48"
          />
        }
      >
        <StepHeading>{text.title}</StepHeading>
        <p className="text-ink-2">{isTransfer ? text.transferText : text.text}</p>
        {ways && <p>{expected(ways, checkout.method, locale, text)}</p>}
        <FileField
          name="slip"
          label={text.label}
          button={text.choose}
          accept={slipTypes}
          problem={problem}
          onChoose={choose}
        />
        <button type="button" className={`${buttonClass.ghost} justify-self-start`} onClick={onBack}>
          {isTransfer ? text.showAccount : text.showQr}
        </button>
      </Step>
    </form>
  );
}

/** The amount again, and whom it went to, to be held against the slip. */
function expected(
  { amount, promptPay, transfer }: PaymentWays,
  method: Checkout['method'],
  locale: Locale,
  words: CartWords['checkout']['slip'],
): string {
  const payee = method === 'transfer' ? transfer?.name : promptPay.name;
  return fill(words.amount, {
    amount: formatMoney(amount, locale, 'always'),
    payee: payee ?? promptPay.number,
  });
}
