'use client';

import { useEffect, useRef } from 'react';
import { TextField } from '@/components/forms/text-field';
import { useSubmission } from '@/components/forms/use-submission';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import {
  type CardDigitField,
  card,
  cardDigits,
  isRefusedCard,
  keepDigits,
  simulatedPaymentTime,
} from '@/lib/checkout/simulated-card';
import { failure, success } from '@/lib/result';
import type { CartWords } from '../cart-words';
import { StepFooter } from './step-footer';

type CardStepProps = { words: CartWords; onPaid: () => void };

const digitFields = [
  { name: 'number', autoComplete: 'cc-number' },
  { name: 'expiry', autoComplete: 'cc-exp' },
  { name: 'cvv', autoComplete: 'cc-csc' },
] as const;

/** The simulated card form: nothing that is typed leaves this component. */
export function CardStep({ words, onPaid }: CardStepProps) {
  const text = words.card;
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const { field, failed, isBusy, formProps } = useSubmission({
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
    const { onChange, ...rest } = field(name);
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
    <form {...formProps}>
      <div className="grid gap-x-6 gap-y-4 p-5 md:grid-cols-2 md:px-10 md:py-8 md:*:first:col-span-2">
        <div className="grid gap-3">
          <Notice look="amber">
            <p>{text.demo}</p>
          </Notice>
          <div role="alert" className="empty:hidden">
            {failed && <Notice look="red">{failed}</Notice>}
          </div>
          <p className="text-ink-2 text-small">{text.required}</p>
        </div>
        {digitFields.map(({ name, autoComplete }) => (
          <TextField key={name} {...digits(name)} type="text" autoComplete={autoComplete} />
        ))}
        <TextField {...field('holder')} type="text" autoComplete="cc-name" />
      </div>
      <StepFooter>
        <button type="submit" className={`${buttonClass.primary} md:min-w-48`} disabled={isBusy}>
          {isBusy && <span aria-hidden="true" className="spinner" />}
          {isBusy ? text.busy : text.submit}
        </button>
      </StepFooter>
    </form>
  );
}

function trim(input: HTMLInputElement, field: CardDigitField): void {
  const kept = keepDigits(field, input.value);
  if (kept !== input.value) input.value = kept;
}
