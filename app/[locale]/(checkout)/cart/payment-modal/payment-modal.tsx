'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Dialog } from '@/components/ui/dialog';
import { fill } from '@/lib/i18n/fill';
import type { ReadSlip, SlipMethod } from '@/lib/orders/order';
import { useCart } from '@/lib/shop/cart/cart-store';
import { findKeptOrder, type KeptOrder } from '@/lib/shop/checkout/kept-orders';
import { useKeptOrders } from '@/lib/shop/checkout/kept-orders-store';
import { orderQuery } from '@/lib/shop/checkout/thanks';
import { useShown } from '../cart-words';
import { CustomerStep } from './customer-step';
import { PaySteps } from './pay-steps';
import { PaymentStepper } from './payment-stepper';
import { Step } from './step';
import { StepHeading } from './step-heading';

type PaymentModalProps = {
  items: readonly string[];
  /** Whether only the deposit is paid now. */
  isDeposit: boolean;
  thankYou: string;
  onClose: () => void;
};

/**
 * The payment dialog: QR or bank account, then slip, then personal information. An order begun in this browser goes on where it
 * stopped, and who ordered the same before is told so first.
 */
export function PaymentModal({ items, isDeposit, thankYou, onClose }: PaymentModalProps) {
  const { words } = useShown();
  const router = useRouter();
  const remove = useCart((cart) => cart.remove);
  const { orders, keep, close, forget } = useKeptOrders();
  const [resumed] = useState(() => findKeptOrder(orders, items, 'open'));
  const [order, setOrder] = useState<KeptOrder | undefined>(resumed);
  const [slip, setSlip] = useState<ReadSlip>();
  const [method, setMethod] = useState<SlipMethod>('promptpay');
  const [before, setBefore] = useState(() => findKeptOrder(orders, items, 'complete'));

  const complete = (reference: string) => {
    close(reference);
    remove(items);
    router.push(thankYou + orderQuery(reference));
  };

  return (
    <Dialog
      title={method === 'transfer' ? words.checkout.transfer.title : words.checkout.title}
      closeLabel={words.checkout.close}
      onClose={onClose}
    >
      {before && !order && (
        <OrderedBeforeStep reference={before.reference} onPayAnyway={() => setBefore(undefined)} />
      )}
      {!before && !order && (
        <PaySteps
          items={items}
          isDeposit={isDeposit}
          onMethod={setMethod}
          onTaken={({ order: taken, isComplete, slip: read }) => {
            keep(taken);
            setSlip(read);
            if (isComplete) complete(taken.reference);
            else setOrder(taken);
          }}
        />
      )}
      {order?.open && (
        <>
          <PaymentStepper current="details" method={method} />
          <CustomerStep
            order={{ id: order.open.id, reference: order.reference }}
            checkoutKey={order.open.key}
            slip={slip}
            isResumed={resumed !== undefined}
            onComplete={complete}
            onTakenBefore={() => close(order.reference)}
            onGone={() => forget(order.reference)}
          />
        </>
      )}
    </Dialog>
  );
}

type OrderedBeforeStepProps = { reference: string; onPayAnyway: () => void };

/** Comes first where this browser ordered exactly the same before, so that nobody pays twice by mistake. */
export function OrderedBeforeStep({ reference, onPayAnyway }: OrderedBeforeStepProps) {
  const { words } = useShown();
  const text = words.checkout.again;
  return (
    <Step
      footer={
        <div className="flex flex-wrap justify-end gap-3 *:grow md:*:grow-0">
          <button type="button" className={buttonClass.ghost} onClick={onPayAnyway}>
            {text.payAnyway}
          </button>
          <form method="dialog" className="grid">
            <button type="submit" className={buttonClass.primary}>
              {words.checkout.close}
            </button>
          </form>
        </div>
      }
    >
      <StepHeading>{text.title}</StepHeading>
      <p>{fill(text.text, { reference })}</p>
    </Step>
  );
}
