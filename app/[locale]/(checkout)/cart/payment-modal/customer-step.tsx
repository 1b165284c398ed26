'use client';

import { TextField } from '@/components/forms/text-field';
import { useSubmission } from '@/components/forms/use-submission';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { post } from '@/lib/browser/post';
import { fill } from '@/lib/i18n/fill';
import { customer } from '@/lib/orders/customer';
import type { Failure } from '@/lib/result';
import type { CartWords } from '../cart-words';
import { CompanyInvoice } from './company-invoice';
import { StepFooter } from './step-footer';
import { StepHeading } from './step-heading';

type CustomerStepProps = {
  order: { id: string; reference: string };
  checkoutKey: string;
  /** Whether the slip was taken in an earlier visit. */
  isResumed: boolean;
  words: CartWords;
  onComplete: (reference: string) => void;
  onTakenBefore: () => void;
  onGone: () => void;
};

const fields = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'address', type: 'multiline', autoComplete: 'street-address' },
] as const;

/** Step 3: who the order is for. */
export function CustomerStep({
  order,
  checkoutKey,
  isResumed,
  words,
  onComplete,
  onTakenBefore,
  onGone,
}: CustomerStepProps) {
  const text = words.checkout.details;
  const reason = (error: Failure) => {
    if (error.code === 'conflict') return text.taken;
    if (error.code === 'not-found') return text.gone;
  };
  const { field, failed, isBusy, formProps } = useSubmission({
    schema: customer,
    labels: { ...text.company, name: text.name, email: text.email, phone: text.phone, address: text.address },
    focusesProblem: true,
    words: { ...words.errors, failed: text.failed },
    reason,
    send: async (details) => {
      const path = `/api/orders/${order.id}/customer` as const;
      const answer = await post<{ reference: string }>(path, { ...details, key: checkoutKey });
      if (!answer.ok && answer.error.code === 'conflict') onTakenBefore();
      if (!answer.ok && answer.error.code === 'not-found') onGone();
      return answer;
    },
    onSent: ({ reference }) => onComplete(reference),
  });

  return (
    <form {...formProps}>
      <div className="grid gap-x-6 gap-y-4 p-5 md:grid-cols-2 md:px-10 md:py-8 md:*:has-[textarea]:col-span-2">
        <div className="grid gap-3 md:col-span-2">
          <StepHeading>{text.title}</StepHeading>
          <p>{fill(text.text, { reference: order.reference })}</p>
          {isResumed && (
            <Notice look="amber">
              <p>{text.resumed}</p>
            </Notice>
          )}
          <div role="alert" className="empty:hidden">
            {failed && <Notice look="red">{failed}</Notice>}
          </div>
          <p className="text-ink-2 text-small">{text.required}</p>
        </div>
        {fields.map(({ name, type, autoComplete }) => (
          <TextField key={name} {...field(name)} type={type} autoComplete={autoComplete} />
        ))}
        <CompanyInvoice field={field} words={text.company} />
      </div>
      <StepFooter>
        <button type="submit" className={`${buttonClass.primary} md:min-w-48`} disabled={isBusy}>
          {isBusy ? text.busy : text.complete}
        </button>
      </StepFooter>
    </form>
  );
}
