'use client';

import type { Messages } from 'next-intl';
import { AgreementLinks } from '@/components/forms/agreement-links';
import { CustomerFields, customerLabels } from '@/components/forms/customer-fields';
import { FormAlerts } from '@/components/forms/form-alerts';
import { useSubmission } from '@/components/forms/use-submission';
import { SubmitButton } from '@/components/ui/submit-button';
import { post } from '@/lib/browser/post';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { customer } from '@/lib/orders/customer';
import { quotePath } from '@/lib/site/order-path';

type QuoteFormProps = {
  items: readonly string[];
  /** Makes a second post of this very form harmless. */
  formKey: string;
  locale: Locale;
  words: {
    form: Messages['quotes']['ask'];
    fields: Messages['checkout']['details'];
    errors: Messages['errors'];
    kit: Messages['forms']['kit'];
  };
};

/** Says who a quotation is for. It posts without JavaScript too. */
export function QuoteForm({ items, formKey, locale, words }: QuoteFormProps) {
  const path = `/api/quotes?locale=${locale}` as const;
  const hidden = { key: formKey, items: items.join(',') };
  const submission = useSubmission({
    schema: customer,
    labels: customerLabels(words.fields),
    words: { ...words.errors, failed: words.form.failed },
    reason: ({ code }) => (code === 'conflict' ? words.form.again : undefined),
    send: (details) => post<{ number: string }>(path, { ...details, ...hidden }),
    onSent: ({ number }) => location.assign(localePath(locale, quotePath(number))),
  });
  const { failed, problems, attempts, formProps, isBusy } = submission;
  return (
    <form action={path} method="post" {...formProps} className="grid gap-5">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormAlerts failed={failed} problems={problems} attempts={attempts} summary={words.kit.summary} />
      <p>{words.form.text}</p>
      <p className="text-ink-2 text-small">{words.fields.required}</p>
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-2 md:*:has-[textarea]:col-span-2">
        <CustomerFields field={submission.field} words={words.fields} />
      </div>
      <AgreementLinks locale={locale} words={words.kit.agreement} />
      <SubmitButton isBusy={isBusy} words={words.form} className="justify-self-start" />
    </form>
  );
}
