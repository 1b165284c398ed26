'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Stepper } from '@/components/ui/stepper';
import { useCart } from '@/lib/cart/cart-store';
import type { Locale } from '@/lib/i18n/locales';
import { type Checkout, endCheckout, keepCheckout, openCheckout, startCheckout } from '@/lib/orders/checkout';
import { keepLastReference } from '@/lib/orders/last-reference';
import type { CartWords } from '../cart-words';
import { CustomerStep } from './customer-step';
import { QrStep } from './qr-step';
import { SlipStep } from './slip-step';

type PaymentModalProps = {
  items: readonly string[];
  locale: Locale;
  thankYou: string;
  words: CartWords;
  onClose: () => void;
};

const steps = ['scan', 'slip', 'details'] as const;

/** The payment dialog of spec §2: QR, then slip, then personal information. An order begun in this browser goes on where it stopped. */
export function PaymentModal({ items, locale, thankYou, words, onClose }: PaymentModalProps) {
  const router = useRouter();
  const remove = useCart((cart) => cart.remove);
  const [checkout, setCheckout] = useState<Checkout>(() => openCheckout(items));
  const [hasPaid, setHasPaid] = useState(false);
  const step = checkout.order ? 'details' : hasPaid ? 'slip' : 'scan';

  const complete = (reference: string) => {
    keepLastReference(reference);
    endCheckout();
    remove(checkout.items);
    router.push(thankYou);
  };

  return (
    <Dialog title={words.checkout.title} closeLabel={words.checkout.close} onClose={onClose}>
      <div className="px-5 md:px-10">
        <Stepper
          label={words.checkout.steps.label}
          steps={steps.map((name) => words.checkout.steps[name])}
          current={steps.indexOf(step)}
        />
      </div>
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
    </Dialog>
  );
}
