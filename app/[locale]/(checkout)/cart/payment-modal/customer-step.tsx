'use client';

import { AgreementLinks } from '@/components/forms/agreement-links';
import { CustomerFields, customerLabels } from '@/components/forms/customer-fields';
import { useSubmission } from '@/components/forms/use-submission';
import { Notice } from '@/components/ui/notice';
import { keepAddressee } from '@/lib/browser/addressee';
import { post } from '@/lib/browser/post';
import { fill } from '@/lib/i18n/fill';
import { customer } from '@/lib/orders/customer';
import type { ReadSlip } from '@/lib/orders/order';
import { slipText } from '@/lib/orders/slip-text';
import type { Failure } from '@/lib/result';
import { type CartWords, useShown } from '../cart-words';
import { StepForm } from './step-form';
import { StepHeading } from './step-heading';

type CustomerStepProps = {
  order: { id: string; reference: string };
  checkoutKey: string;
  /** What was read on the slip just now; undefined where it was taken in an earlier visit. */
  slip: ReadSlip | undefined;
  /** Whether the slip was taken in an earlier visit. */
  isResumed: boolean;
  onComplete: (reference: string) => void;
  onTakenBefore: () => void;
  onGone: () => void;
};

/** Step 3: who the order is for. */
export function CustomerStep({
  order,
  checkoutKey,
  slip,
  isResumed,
  onComplete,
  onTakenBefore,
  onGone,
}: CustomerStepProps) {
  const { locale, words } = useShown();
  const text = words.checkout.details;
  const reason = (error: Failure) => {
    if (error.code === 'conflict') return text.taken;
    if (error.code === 'not-found') return text.gone;
  };
  const submission = useSubmission({
    schema: customer,
    labels: customerLabels(text),
    focusesProblem: true,
    words: { ...words.errors, failed: text.failed },
    reason,
    send: async (details) => {
      const path = `/api/orders/${order.id}/customer` as const;
      const answer = await post<{ reference: string; isMailed: boolean }>(path, {
        ...details,
        key: checkoutKey,
      });
      if (answer.ok)
        keepAddressee({
          email: (details.email ?? '').trim(),
          isWritten: answer.data.isMailed,
          order: answer.data.reference,
        });
      if (!answer.ok && answer.error.code === 'conflict') onTakenBefore();
      if (!answer.ok && answer.error.code === 'not-found') onGone();
      return answer;
    },
    onSent: ({ reference }) => onComplete(reference),
  });

  return (
    <StepForm
      submission={submission}
      words={{ required: text.required, submit: text.complete, busy: text.busy }}
      agreement={<AgreementLinks locale={locale} words={words.agreement} />}
      intro={
        <>
          <StepHeading>{text.title}</StepHeading>
          <p>{fill(text.text, { reference: order.reference })}</p>
          {slip && <p className="wrap-anywhere">{readOn(slip, words)}</p>}
          {isResumed && <Notice look="amber" text={text.resumed} />}
        </>
      }
    >
      <CustomerFields field={submission.field} words={text} />
    </StepForm>
  );
}

function readOn(slip: ReadSlip, { slips, checkout: { details } }: CartWords): string {
  if (slip.reference === null) return details.unread;
  const { unread: none, read } = details;
  return fill(read, { slip: slipText(slip, { ...slips, none, other: none }) });
}
