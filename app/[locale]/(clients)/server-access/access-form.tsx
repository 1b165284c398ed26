'use client';

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
  const { fieldOf, optionalFieldOf } = inquiry;
  const { sections, form, kit } = words;
  const text = { type: 'text', autoComplete: 'off', spellCheck: false } as const;
  const url = { ...text, type: 'url', placeholder: form.website } as const;
  const password = { autoComplete: 'off', words: kit };
  return (
    <>
      <InquiryForm inquiry={inquiry}>
        <FieldGroup title={sections.project}>
          <TextField {...fieldOf('clientName')} {...text} autoComplete="name" />
          <TextField {...fieldOf('projectName')} {...text} />
          <TextField {...fieldOf('websiteUrl')} {...url} />
        </FieldGroup>
        <FieldGroup title={sections.website}>
          <TextField {...fieldOf('websiteCpanelUrl')} {...url} />
          <TextField {...fieldOf('websiteCpanelUsername')} {...text} />
          <PasswordField {...fieldOf('websiteCpanelPassword')} {...password} />
        </FieldGroup>
        <FieldGroup title={sections.ftp}>
          <TextField {...optionalFieldOf('websiteFtpHost')} {...text} />
          <TextField {...optionalFieldOf('websiteFtpUsername')} {...text} />
          <PasswordField {...optionalFieldOf('websiteFtpPassword')} {...password} />
        </FieldGroup>
        <FieldGroup title={sections.hosting}>
          <TextField {...fieldOf('hostingProvider')} {...text} />
          <TextField {...optionalFieldOf('hostingAccountId')} {...text} />
          <TextField {...fieldOf('hostingUsername')} {...text} />
          <PasswordField {...fieldOf('hostingPassword')} {...password} />
        </FieldGroup>
        <FieldGroup title={sections.domain}>
          <TextField {...fieldOf('domainRegistrar')} {...text} />
          <TextField {...fieldOf('domainUsername')} {...text} />
          <PasswordField {...fieldOf('domainPassword')} {...password} />
        </FieldGroup>
        <FieldGroup title={sections.notes}>
          <TextField {...optionalFieldOf('additionalInfo')} {...text} type="multiline" rows={5} />
        </FieldGroup>
      </InquiryForm>
      {isSent && <AccessThanks home={home} words={words.thanks} onClose={() => setIsSent(false)} />}
    </>
  );
}
