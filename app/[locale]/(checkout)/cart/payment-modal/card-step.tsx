'use client';

import { useEffect, useRef } from 'react';
import { AgreementLinks } from '@/components/forms/agreement-links';
import { TextField } from '@/components/forms/text-field';
import { useSubmission } from '@/components/forms/use-submission';
import { Notice } from '@/components/ui/notice';
import { failure, success } from '@/lib/result';
import {
  type CardDigitField,
  card,
  cardDigits,
  isRefusedCard,
  keepDigits,
  simulatedPaymentTime,
} from '@/lib/shop/checkout/simulated-card';
import { useShown } from '../cart-words';
import { AmountToPay } from './amount-heading';
import { StepForm } from './step-form';

type CardStepProps = { amount: number; onPaid: () => void };

const digitFields = [
  { name: 'number', autoComplete: 'cc-number' },
  { name: 'expiry', autoComplete: 'cc-exp' },
  { name: 'cvv', autoComplete: 'cc-csc' },
] as const;

/** The simulated card form: nothing that is typed leaves this component. @param amount whole satang */
export function CardStep({ amount, onPaid }: CardStepProps) {
  const { locale, words } = useShown();
  const text = words.card;
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const submission = useSubmission({
    schema: card,
    labels: text,
    focusesProblem: true,
    words: { ...words.errors, failed: text.failed },
    reason: () => text.failed,
    send: async ({ number = '' }) => {
      await new Promise((resolve) => setTimeout(resolve, simulatedPaymentTime));
      return isRefusedCard(number) ? failure('failed') : success(undefined);
    },
    onSent: () => {
      // Who closed the dialog meanwhile has not paid.
      if (isOpen.current) onPaid();
    },
  });
  const digits = (name: CardDigitField) => {
    const { onChange, ...rest } = submission.field(name);
    return {
      ...rest,
      pattern: `[0-9]{${cardDigits[name]}}`,
      inputMode: 'numeric',
      onChange: (event: { target: unknown }) => {
        if (event.target instanceof HTMLInputElement) trim(event.target, name);
        return onChange(event);
      },
    } as const;
  };

  return (
    <StepForm
      submission={submission}
      words={text}
      agreement={<AgreementLinks locale={locale} words={words.agreement} />}
      intro={
        <>
          <p>
            <AmountToPay amount={amount} />
          </p>
          <Notice look="amber" text={text.demo} />
        </>
      }
    >
      {digitFields.map(({ name, autoComplete }) => (
        <TextField key={name} {...digits(name)} type="text" autoComplete={autoComplete} />
      ))}
      <TextField {...submission.field('holder')} type="text" autoComplete="cc-name" />
    </StepForm>
  );
}

function trim(input: HTMLInputElement, field: CardDigitField): void {
  const kept = keepDigits(field, input.value);
  if (kept !== input.value) input.value = kept;
}
