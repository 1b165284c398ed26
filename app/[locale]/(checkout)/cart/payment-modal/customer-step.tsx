'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextField } from '@/components/forms/text-field';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { post } from '@/lib/http/post';
import { type Failure, type FieldProblem, fieldProblems } from '@/lib/http/result';
import { fill } from '@/lib/i18n/fill';
import { type Customer, customer } from '@/lib/orders/customer';
import type { CartWords } from '../cart-words';
import { failureText } from '../failure-text';
import { StepFooter } from './step-footer';
import { StepHeading } from './step-heading';

type CustomerStepProps = {
  order: { id: string; reference: string };
  checkoutKey: string;
  words: CartWords;
  onComplete: (reference: string) => void;
};

const fields = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'address', type: 'multiline', autoComplete: 'street-address' },
] as const;

/** Step 3: who the order is for (spec §5 'Personal information'). */
export function CustomerStep({ order, checkoutKey, words, onComplete }: CustomerStepProps) {
  const { register, handleSubmit, setError, formState } = useForm<Customer>({
    resolver: zodResolver(customer),
  });
  const [problem, setProblem] = useState<string>();
  const text = words.checkout.details;

  const send = async (details: Customer) => {
    setProblem(undefined);
    const saved = await post<{ reference: string }>(`/api/orders/${order.id}/customer`, {
      ...details,
      key: checkoutKey,
    });
    if (saved.ok) return onComplete(saved.data.reference);
    for (const { name } of fields) {
      const message = saved.error.fields?.[name];
      if (message) setError(name, { message });
    }
    setProblem(problemText(saved.error));
  };

  const problemText = (error: Failure) => {
    if (error.code === 'conflict') return text.taken;
    if (error.code === 'not-found') return text.gone;
    return failureText(error, text.failed, words.errors);
  };

  return (
    <form onSubmit={handleSubmit(send)} noValidate>
      <div className="grid gap-x-6 gap-y-4 p-5 md:grid-cols-2 md:px-10 md:py-8 md:*:last:col-span-2">
        <div className="grid gap-3 md:col-span-2">
          <StepHeading>{text.title}</StepHeading>
          <p>{fill(text.text, { reference: order.reference })}</p>
          <div role="alert" className="empty:hidden">
            {problem && <Notice look="red">{problem}</Notice>}
          </div>
          <p className="text-ink-2 text-small">{text.required}</p>
        </div>
        {fields.map(({ name, type, autoComplete }) => (
          <TextField
            key={name}
            {...register(name)}
            label={text[name]}
            type={type}
            autoComplete={autoComplete}
            problem={wordsFor(formState.errors[name]?.message, words.errors.fields)}
          />
        ))}
      </div>
      <StepFooter>
        <button
          type="submit"
          className={`${buttonClass.primary} md:min-w-48`}
          disabled={formState.isSubmitting}
        >
          {formState.isSubmitting ? text.busy : text.complete}
        </button>
      </StepFooter>
    </form>
  );
}

function wordsFor(message: string | undefined, words: Record<FieldProblem, string>): string | undefined {
  const problem = fieldProblems.find((known) => known === message);
  return problem && words[problem];
}
