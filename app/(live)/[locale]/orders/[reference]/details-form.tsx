'use client';

import type { Messages } from 'next-intl';
import { useState } from 'react';
import type { z } from 'zod';
import { AgreementLinks } from '@/components/forms/agreement-links';
import { CustomerFields, customerLabels } from '@/components/forms/customer-fields';
import { FormAlerts } from '@/components/forms/form-alerts';
import { useSubmission } from '@/components/forms/use-submission';
import { Part } from '@/components/ui/heading';
import { Lettering } from '@/components/ui/lettering';
import { SubmitButton } from '@/components/ui/submit-button';
import { post } from '@/lib/browser/post';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { customer } from '@/lib/orders/customer';
import { orderPath } from '@/lib/site/order-path';

type DetailsFormProps = {
  reference: string;
  locale: Locale;
  /** Whether nobody has said yet who the order is from. */
  isFirst: boolean;
  known: Record<keyof z.input<typeof customer>, string>;
  words: {
    form: Messages['orders']['details'];
    fields: Messages['checkout']['details'];
    errors: Messages['errors'];
    kit: Messages['forms']['kit'];
  };
};

/** Puts right who an order is from. It posts without JavaScript too. */
export function DetailsForm({ reference, locale, isFirst, known, words }: DetailsFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  const path = `/api/my-orders/${reference}/details` as const;
  const submission = useSubmission({
    schema: customer,
    labels: customerLabels(words.fields),
    defaults: known,
    words: { ...words.errors, failed: words.form.failed },
    reason: ({ code }) => (code === 'conflict' ? words.form.closed : undefined),
    send: (details) => post<object>(path, details),
    onSent: () => location.assign(`${localePath(locale, orderPath(reference))}?flash=details`),
  });
  const { failed, problems, attempts, formProps, isBusy } = submission;
  const form = (
    <form action={`${path}?locale=${locale}`} method="post" {...formProps} className="grid gap-5">
      <FormAlerts failed={failed} problems={problems} attempts={attempts} summary={words.kit.summary} />
      <p>{isFirst ? words.form.complete : words.form.text}</p>
      <p className="text-ink-2 text-small">{words.fields.required}</p>
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-2 md:*:has-[textarea]:col-span-2">
        <CustomerFields field={submission.field} words={words.fields} />
      </div>
      <AgreementLinks locale={locale} words={words.kit.agreement} />
      <SubmitButton isBusy={isBusy} words={words.form} className="justify-self-start" />
    </form>
  );
  if (isFirst) return <Part title={words.form.title}>{form}</Part>;
  return (
    <details
      className="border-ink border-t-2"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="flex min-h-13 items-center gap-3 font-semibold">
        <Lettering text={words.form.title} />
        <span className="min-w-0 truncate font-normal text-ink-2">{known.email}</span>
        <span className="chevron" />
      </summary>
      {form}
    </details>
  );
}
