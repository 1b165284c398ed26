'use client';

import type { Messages } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { buttonClass } from '@/components/ui/button-class';
import { newKey } from '@/lib/browser/new-key';
import type { Locale } from '@/lib/i18n/locales';
import { DraftLine } from './draft-line';
import { Envelope } from './envelope';
import { FormAlerts } from './form-alerts';
import { postInquiry } from './post-inquiry';
import type { useDraft } from './use-draft';
import { useSubmission, type Values } from './use-submission';

/** The words that every inquiry form shows. */
export type InquiryWords = Pick<Messages['forms'], 'fields' | 'kit'> & {
  errors: Messages['errors'];
  form: { submit: string; busy: string; failed: string };
};

type Inquiry = {
  action: `/api/${string}`;
  schema: z.ZodType;
  locale: Locale;
  words: InquiryWords;
  defaults?: Values;
  onSent: () => void;
};

/** An inquiry as its island drives it: posted with a key that stays until it has arrived. */
export function useInquiry({ action, schema, locale, words, defaults, onSent }: Inquiry) {
  const [key, setKey] = useState(newKey);
  const labels: Record<string, string> = words.fields;
  const submission = useSubmission({
    schema,
    ...(defaults && { defaults }),
    words: { ...words.errors, failed: words.form.failed },
    send: (values) => postInquiry(action, values, { locale, key }),
    onSent: () => {
      setKey(newKey());
      onSent();
    },
  });
  return {
    ...submission,
    action,
    locale,
    words,
    /** Name, label and state of a required field. */
    fieldOf: (name: string) => ({ ...submission.field(name), label: labels[name] ?? name }),
    /** The same for a field that may stay empty. */
    optionalFieldOf: (name: string) => ({
      ...submission.field(name),
      label: labels[name] ?? name,
      optional: words.kit.optional,
    }),
  };
}

type InquiryFormProps = {
  inquiry: ReturnType<typeof useInquiry>;
  draft?: ReturnType<typeof useDraft>;
  children: ReactNode;
};

/** The frame of an inquiry form: what went wrong, the draft, the fields, and the button; it posts without JavaScript too. */
export function InquiryForm({ inquiry, draft, children }: InquiryFormProps) {
  const { action, locale, words, formProps, isBusy, failed, problems, attempts } = inquiry;
  return (
    <form action={action} method="post" className="grid gap-8" {...formProps}>
      <FormAlerts
        failed={failed}
        problems={problems}
        attempts={attempts}
        labels={words.fields}
        summary={words.kit.summary}
      />
      {draft && <DraftLine draft={draft} words={words.kit} />}
      <Envelope locale={locale} empty={words.kit.empty} />
      {children}
      <button
        type="submit"
        className={`${buttonClass.primary} min-w-56 justify-self-start`}
        disabled={isBusy}
      >
        {isBusy ? words.form.busy : words.form.submit}
      </button>
    </form>
  );
}
