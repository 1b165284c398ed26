import { Stepper } from '@/components/ui/stepper';
import type { SlipMethod } from '@/lib/orders/order';
import { useShown } from '../cart-words';

type PaymentStepperProps = { current: 'pay' | 'slip' | 'details'; method: SlipMethod };

/** Where in the payment the visitor is. */
export function PaymentStepper({ current, method }: PaymentStepperProps) {
  const { words } = useShown();
  const { label, scan, transfer, slip, details } = words.checkout.steps;
  return (
    <div className="px-5 md:px-10">
      <Stepper
        label={label}
        steps={[method === 'transfer' ? transfer : scan, slip, details]}
        current={['pay', 'slip', 'details'].indexOf(current)}
      />
    </div>
  );
}
