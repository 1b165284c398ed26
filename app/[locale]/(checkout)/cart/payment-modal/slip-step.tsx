'use client';

import { AgreementLinks } from '@/components/forms/agreement-links';
import { SlipField } from '@/components/forms/slip-field';
import { useSlip } from '@/components/forms/use-slip';
import { buttonClass } from '@/components/ui/button-class';
import { SubmitButton } from '@/components/ui/submit-button';
import { addedPages } from '@/lib/browser/added-page';
import { post } from '@/lib/browser/post';
import { proseMoney } from '@/lib/catalog/money';
import { failureText } from '@/lib/i18n/failure-text';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { PlacedOrder } from '@/lib/orders/order';
import type { PaymentWays } from '@/lib/orders/slip/payment-ways';
import type { Checkout } from '@/lib/shop/checkout/checkout';
import { type CartWords, useShown } from '../cart-words';
import { Step } from './step';
import { StepHeading } from './step-heading';

type SlipStepProps = {
  checkout: Checkout;
  /** What the slip should show, as soon as the server has said so. */
  ways: PaymentWays | undefined;
  onTaken: (order: PlacedOrder) => void;
  onBack: () => void;
  onMismatch: () => void;
};

/** Step 2: the slip goes up, and with it the order is made. */
export function SlipStep({ checkout, ways, onTaken, onBack, onMismatch }: SlipStepProps) {
  const { locale, words } = useShown();
  const text = words.checkout.slip;
  const isTransfer = checkout.method === 'transfer';

  const upload = async (picture: Blob) => {
    const form = new FormData();
    form.set('key', checkout.key);
    form.set('locale', locale);
    form.set('method', checkout.method);
    if (checkout.deposit) form.set('deposit', 'on');
    form.set('items', checkout.items.join(','));
    form.set('pages', addedPages(checkout.items));
    form.set('slip', picture, 'slip');
    const placed = await post<PlacedOrder>('/api/orders', form);
    if (placed.ok) {
      onTaken(placed.data);
      return undefined;
    }
    if (placed.error.code !== 'conflict')
      return failureText(placed.error, words.errors, text.failed, 'slip', 'items');
    onMismatch();
    return text.mismatch;
  };
  const slip = useSlip({
    words: { missing: text.missing, problems: words.errors.fields },
    upload,
  });

  return (
    <form onSubmit={slip.send} noValidate>
      <Step
        footer={
          <SubmitButton
            isBusy={slip.isBusy}
            disabled={!slip.isChosen}
            words={{ submit: text.continue, busy: text.busy }}
            className="md:min-w-48"
          />
        }
      >
        <StepHeading>{text.title}</StepHeading>
        <p className="text-ink-2">{isTransfer ? text.transferText : text.text}</p>
        {ways && <p>{expected(ways, checkout.method, locale, text)}</p>}
        <SlipField words={text} slip={slip} />
        <button type="button" className={`${buttonClass.ghost} justify-self-start`} onClick={onBack}>
          {isTransfer ? text.showAccount : text.showQr}
        </button>
        <AgreementLinks locale={locale} words={words.agreement} />
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
    amount: proseMoney(amount, locale, 'always'),
    payee: payee ?? promptPay.number,
  });
}
