'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Dialog } from '@/components/ui/dialog';
import { useCart } from '@/lib/shop/cart/cart-store';
import { demoQuery } from '@/lib/shop/checkout/thanks';
import { useShown } from './cart-words';
import type { PayWithCardProps } from './pay-with-card-props';

const CardStep = dynamic(() => import('./payment-modal/card-step').then((module) => module.CardStep), {
  ssr: false,
});

/** Opens the card dialog, which pays nothing and says so. */
export function SimulatedCardButton({ amount, links, disabled }: PayWithCardProps) {
  const { words } = useShown();
  const router = useRouter();
  const clear = useCart((cart) => cart.clear);
  const [isOpen, setIsOpen] = useState(false);
  const complete = () => {
    clear();
    router.push(links.thankYou + demoQuery);
  };
  return (
    <>
      <button
        type="button"
        className={buttonClass.secondary}
        disabled={disabled}
        onClick={() => setIsOpen(true)}
      >
        {words.card.pay}
      </button>
      {isOpen && (
        <Dialog title={words.card.title} closeLabel={words.checkout.close} onClose={() => setIsOpen(false)}>
          <CardStep amount={amount} onPaid={complete} />
        </Dialog>
      )}
    </>
  );
}
