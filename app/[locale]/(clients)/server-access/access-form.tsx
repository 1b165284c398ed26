'use client';

import '@/app/styles/field-group.css';
import type { Messages } from 'next-intl';
import { useState } from 'react';
import { FieldGroup } from '@/components/forms/field-group';
import { InquiryForm, type InquiryWords, useInquiry } from '@/components/forms/inquiry-form';
import { PasswordField } from '@/components/forms/password-field';
import { TextField } from '@/components/forms/text-field';
import type { Locale } from '@/lib/i18n/locales';
import { serverAccess } from '@/lib/inquiries/server-access';
import { AccessThanks } from './access-thanks';

type AccessFormProps = {
  locale: Locale;
  home: string;
  words: InquiryWords &
    Pick<Messages['server-access'], 'sections' | 'thanks'> & { form: { website: string } };
};

/** The server access form. Nothing of it is kept in the browser; what was sent is cleared. */
export function AccessForm({ locale, home, words }: AccessFormProps) {
  const [isSent, setIsSent] = useState(false);
  const inquiry = useInquiry({
    action: '/api/server-access',
    schema: serverAccess,
    locale,
    words,
    onSent: () => {
      inquiry.form.reset();
      setIsSent(true);
    },
  });
  const { field } = inquiry;
  const { sections, form, kit } = words;
  const text = { type: 'text', autoComplete: 'off', spellCheck: false } as const;
  const url = { ...text, type: 'url', placeholder: form.website } as const;
  const password = { autoComplete: 'off', words: kit };
  return (
    <>
      <InquiryForm inquiry={inquiry}>
        <FieldGroup title={sections.project}>
          <TextField {...field('clientName')} {...text} autoComplete="name" />
          <TextField {...field('projectName')} {...text} />
          <TextField {...field('websiteUrl')} {...url} />
        </FieldGroup>
        <FieldGroup title={sections.website}>
          <TextField {...field('websiteCpanelUrl')} {...url} />
          <TextField {...field('websiteCpanelUsername')} {...text} />
          <PasswordField {...field('websiteCpanelPassword')} {...password} />
        </FieldGroup>
        <FieldGroup title={sections.ftp}>
          <TextField {...field('websiteFtpHost')} {...text} />
          <TextField {...field('websiteFtpUsername')} {...text} />
          <PasswordField {...field('websiteFtpPassword')} {...password} />
        </FieldGroup>
        <FieldGroup title={sections.hosting}>
          <TextField {...field('hostingProvider')} {...text} />
          <TextField {...field('hostingAccountId')} {...text} />
          <TextField {...field('hostingUsername')} {...text} />
          <PasswordField {...field('hostingPassword')} {...password} />
        </FieldGroup>
        <FieldGroup title={sections.domain}>
          <TextField {...field('domainRegistrar')} {...text} />
          <TextField {...field('domainUsername')} {...text} />
          <PasswordField {...field('domainPassword')} {...password} />
        </FieldGroup>
        <FieldGroup title={sections.notes}>
          <TextField {...field('additionalInfo')} {...text} type="multiline" rows={5} />
        </FieldGroup>
      </InquiryForm>
      {isSent && <AccessThanks home={home} words={words.thanks} onClose={() => setIsSent(false)} />}
    </>
  );
}
