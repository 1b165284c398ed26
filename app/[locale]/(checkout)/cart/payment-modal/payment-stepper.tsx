import { Stepper } from '@/components/ui/stepper';
import type { CartWords } from '../cart-words';

const steps = ['scan', 'slip', 'details'] as const;

/** Where in the payment the visitor is. */
export function PaymentStepper({ current, words }: { current: (typeof steps)[number]; words: CartWords }) {
  return (
    <div className="px-5 md:px-10">
      <Stepper
        label={words.checkout.steps.label}
        steps={steps.map((name) => words.checkout.steps[name])}
        current={steps.indexOf(current)}
      />
    </div>
  );
}
