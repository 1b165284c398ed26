'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useCart } from '@/lib/cart/cart-store';
import type { Locale } from '@/lib/i18n/locales';
import { type Checkout, endCheckout, keepCheckout, openCheckout, startCheckout } from '@/lib/orders/checkout';
import { keepLastReference } from '@/lib/orders/last-reference';
import type { CartWords } from '../cart-words';
import { CustomerStep } from './customer-step';
import { QrStep } from './qr-step';
import { SlipStep } from './slip-step';
import { Stepper } from './stepper';

type PaymentModalProps = {
  items: readonly string[];
  locale: Locale;
  thankYou: string;
  words: CartWords;
  onClose: () => void;
};

/** The payment dialog of spec §2: QR, then slip, then personal information. An order begun in this browser goes on where it stopped. */
export function PaymentModal({ items, locale, thankYou, words, onClose }: PaymentModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const router = useRouter();
  const remove = useCart((cart) => cart.remove);
  const [checkout, setCheckout] = useState<Checkout>(() => openCheckout(items));
  const [hasPaid, setHasPaid] = useState(false);
  const step = checkout.order ? 'details' : hasPaid ? 'slip' : 'scan';

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const complete = (reference: string) => {
    keepLastReference(reference);
    endCheckout();
    remove(checkout.items);
    router.push(thankYou);
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby="payment-title"
      onClose={onClose}
      className="m-auto max-h-full w-full max-w-240 rounded-dialog bg-board p-6 text-ink backdrop:bg-black/70 sm:p-8"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id="payment-title" className="text-h2">
          {words.checkout.title}
        </h2>
        <button
          type="button"
          aria-label={words.checkout.close}
          className="size-12 shrink-0 cursor-pointer text-h3"
          onClick={() => dialog.current?.close()}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <Stepper current={step} words={words.checkout.steps} />
      {step === 'scan' && (
        <QrStep items={items} locale={locale} words={words} onPaid={() => setHasPaid(true)} />
      )}
      {step === 'slip' && (
        <SlipStep
          checkout={checkout}
          locale={locale}
          words={words}
          onTaken={(order) => setCheckout(keepCheckout({ ...checkout, order }))}
          onMismatch={() => setCheckout(startCheckout(items))}
        />
      )}
      {checkout.order && (
        <CustomerStep order={checkout.order} checkoutKey={checkout.key} words={words} onComplete={complete} />
      )}
    </dialog>
  );
}
