'use client';

import { buttonClass } from '@/components/ui/button-class';
import { fill } from '@/lib/i18n/fill';
import { useShown } from '../cart-words';
import { Step } from './step';
import { StepHeading } from './step-heading';

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
