import type { ReactNode } from 'react';
import type { useSubmission } from '@/components/forms/use-submission';
import { Notice } from '@/components/ui/notice';
import { SubmitButton } from '@/components/ui/submit-button';
import { Step } from './step';

type StepFormProps = {
  submission: Pick<ReturnType<typeof useSubmission>, 'formProps' | 'failed' | 'isBusy'>;
  words: { required: string; submit: string; busy: string };
  intro: ReactNode;
  /** Which terms apply. */
  agreement: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/** A step that is filled in: what it is about, what went wrong, then the fields. */
export function StepForm({
  submission: { formProps, failed, isBusy },
  words,
  intro,
  agreement,
  children,
}: StepFormProps) {
  return (
    <form {...formProps}>
      <Step
        className="gap-x-6 md:grid-cols-2 md:*:has-[textarea]:col-span-2"
        footer={<SubmitButton isBusy={isBusy} words={words} className="md:min-w-48" />}
      >
        <div className="grid gap-3 md:col-span-2">
          {intro}
          <div role="alert" className="empty:hidden">
            {failed && <Notice look="red">{failed}</Notice>}
          </div>
          <p className="text-ink-2 text-small">{words.required}</p>
        </div>
        {children}
        <div className="md:col-span-2">{agreement}</div>
      </Step>
    </form>
  );
}
