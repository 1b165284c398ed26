'use client';

import '@/app/styles/field-group.css';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { Messages } from 'next-intl';
import { useEffect, useState } from 'react';
import { FieldGroup } from '@/components/forms/field-group';
import { InquiryForm, type InquiryWords, useInquiry } from '@/components/forms/inquiry-form';
import { PasswordField } from '@/components/forms/password-field';
import { TextField } from '@/components/forms/text-field';
import { buttonClass } from '@/components/ui/button-class';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { serverAccess } from '@/lib/inquiries/server-access';

type AccessThanksProps = {
  home: string;
  words: Messages['server-access']['thanks'];
  onClose: () => void;
};

/** How long it takes until the home page opens. */
const secondsToHome = 15;

/** Thanks for the access details, and goes home after a while unless the visitor stops it. */
function AccessThanks({ home, words, onClose }: AccessThanksProps) {
  const router = useRouter();
  const [seconds, setSeconds] = useState(secondsToHome);
  const [isStopped, setIsStopped] = useState(false);
  useEffect(() => {
    if (isStopped) return;
    const ticking = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(ticking);
  }, [isStopped]);
  useEffect(() => {
    if (seconds === 0 && !isStopped) router.push(home);
  }, [seconds, isStopped, home, router]);

  return (
    <Dialog title={words.title} closeLabel={words.stop} onClose={onClose}>
      <div className="grid gap-4 px-5 pb-6 md:px-10 md:pb-10">
        <Notice look="success">
          <p className="font-semibold">{words.text}</p>
        </Notice>
        <p>{words.next}</p>
        <p role={isStopped ? 'status' : 'timer'}>
          {isStopped ? words.stopped : fill(words.redirect, { seconds })}
        </p>
        <div className="flex flex-wrap gap-3">
          <Link href={home} prefetch={false} className={buttonClass.primary}>
            {words.goNow}
          </Link>
          {!isStopped && (
            <button type="button" className={buttonClass.ghost} onClick={() => setIsStopped(true)}>
              {words.stop}
            </button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

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
