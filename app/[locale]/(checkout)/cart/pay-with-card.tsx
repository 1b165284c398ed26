'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import type { CardMode } from '@/lib/payments/card/card-mode';
import { loadCardMode } from '@/lib/shop/checkout/load-card-mode';
import type { PayWithCardProps } from './pay-with-card-props';

/** Keeps the place of the button, so that nothing jumps when it comes. */
function Place() {
  return <span aria-hidden="true" className={`${buttonClass.secondary} invisible`} />;
}

const SimulatedCardButton = dynamic(
  () => import('./simulated-card-button').then((module) => module.SimulatedCardButton),
  { ssr: false, loading: Place },
);

const StripeButton = dynamic(() => import('./stripe-button').then((module) => module.StripeButton), {
  ssr: false,
  loading: Place,
});

/** 'Pay with Card' as this site takes cards, which only its server knows; nothing where it takes none. */
export function PayWithCard(props: PayWithCardProps) {
  const [mode, setMode] = useState<CardMode>();
  useEffect(() => {
    void loadCardMode().then(setMode);
  }, []);
  switch (mode) {
    case undefined:
      return <Place />;
    case 'simulated':
      return <SimulatedCardButton {...props} />;
    case 'stripe':
      return <StripeButton {...props} />;
    case 'off':
      return null;
  }
}
