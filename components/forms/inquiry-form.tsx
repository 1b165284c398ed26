'use client';

import type { Messages } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { SubmitButton } from '@/components/ui/submit-button';
import { keepAddressee } from '@/lib/browser/addressee';
import { newKey } from '@/lib/browser/new-key';
import { post } from '@/lib/browser/post';
import type { Locale } from '@/lib/i18n/locales';
import { AgreementLinks } from './agreement-links';
import { DraftLine } from './draft-line';
import { Envelope } from './envelope';
import { FormAlerts } from './form-alerts';
import type { useDraft } from './use-draft';
import { useSubmission } from './use-submission';

/** The words that every inquiry form shows. */
export type InquiryWords = Pick<Messages['forms'], 'fields' | 'kit'> & {
  errors: Messages['errors'];
  form: { submit: string; busy: string; failed: string };
};

type Inquiry<Schema extends z.ZodObject> = {
  action: `/api/${string}`;
  schema: Schema;
  locale: Locale;
  words: InquiryWords;
  defaults?: Partial<Record<keyof z.input<Schema>, string>>;
  onSent: () => void;
};

/** An inquiry as its island drives it: posted with a key that stays until it has arrived. */
export function useInquiry<Schema extends z.ZodObject>({
  action,
  schema,
  locale,
  words,
  defaults,
  onSent,
}: Inquiry<Schema>) {
  const [key, setKey] = useState(newKey);
  const submission = useSubmission({
    schema,
    labels: words.fields,
    ...(defaults && { defaults }),
    words: { ...words.errors, failed: words.form.failed, optional: words.kit.optional },
    send: async (values) => {
      const fax = document.querySelector<HTMLInputElement>('#fax')?.value ?? '';
      const answer = await post<{ isCopied: boolean }>(action, { ...values, locale, key, fax });
      const email = values.email?.trim();
      if (answer.ok && email) keepAddressee({ email, isWritten: answer.data.isCopied });
      return answer;
    },
    onSent: () => {
      setKey(newKey());
      onSent();
    },
  });
  return { ...submission, action, locale, words };
}

type InquiryFormProps = {
  inquiry: Omit<ReturnType<typeof useInquiry>, 'field'>;
  draft?: ReturnType<typeof useDraft>;
  children: ReactNode;
};

/** The frame of an inquiry form: what went wrong, the draft, the fields, and the button; it posts without JavaScript too. */
export function InquiryForm({ inquiry, draft, children }: InquiryFormProps) {
  const { action, locale, words, formProps, isBusy, failed, problems, attempts } = inquiry;
  return (
    <form action={action} method="post" className="grid gap-6" {...formProps}>
      <FormAlerts failed={failed} problems={problems} attempts={attempts} summary={words.kit.summary} />
      {draft && <DraftLine draft={draft} words={words.kit} />}
      <Envelope locale={locale} empty={words.kit.empty} />
      {children}
      <div className="grid gap-3">
        <AgreementLinks locale={locale} words={words.kit.agreement} />
        <SubmitButton isBusy={isBusy} words={words.form} className="min-w-56 justify-self-start" />
      </div>
    </form>
  );
}
