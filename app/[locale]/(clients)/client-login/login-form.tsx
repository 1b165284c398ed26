'use client';

import type { Messages } from 'next-intl';
import { type MouseEvent, useState } from 'react';
import { FormAlerts } from '@/components/forms/form-alerts';
import { PasswordField } from '@/components/forms/password-field';
import { TextField } from '@/components/forms/text-field';
import { useSubmission } from '@/components/forms/use-submission';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { SubmitButton } from '@/components/ui/submit-button';
import { post } from '@/lib/browser/post';
import { failureText } from '@/lib/i18n/failure-text';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { loginForm } from '@/lib/identity/login';
import { success } from '@/lib/result';
import { livePaths } from '@/lib/site/live-pages';

type LoginFormProps = {
  locale: Locale;
  words: Omit<Messages['client-login'], 'metadata' | 'title' | 'lead' | 'support'> & {
    errors: Messages['errors'];
    summary: string;
  };
};

/** How long signing in takes at least, in milliseconds. */
const loginTime = 1000;

type Said = { look: 'amber' | 'success' | 'red'; text: string };

/** Signs in by password; who has none asks for a link, for the address that is typed here or on a page of its own. */
export function LoginForm({ locale, words }: LoginFormProps) {
  const [said, setSaid] = useState<Said>();
  const { form, field, formProps, isBusy, failed, problems, attempts } = useSubmission({
    schema: loginForm,
    labels: { email: words.email, password: words.password },
    words: { ...words.errors, failed: words.failed },
    send: async (values) => {
      setSaid(undefined);
      const [answer] = await Promise.all([
        post<{ next: string }>('/api/identity/passwords', values),
        new Promise((resolve) => setTimeout(resolve, loginTime)),
      ]);
      return !answer.ok && answer.error.code === 'not-found' ? success(undefined) : answer;
    },
    onSent: (entered) => {
      if (entered) location.assign(localePath(locale, entered.next));
      else setSaid({ look: 'amber', text: words.noAccount });
    },
  });

  const askForLink = async (event: MouseEvent) => {
    const { email, remember } = form.getValues();
    if (!loginForm.shape.email.safeParse(email).success) return;
    event.preventDefault();
    setSaid(undefined);
    const answer = await post('/api/identity/links', { email, locale, remember });
    setSaid(
      answer.ok
        ? { look: 'success', text: words.link.sent }
        : { look: 'red', text: failureText(answer.error, words.errors, words.link.failed) },
    );
  };
  const signIn = localePath(locale, livePaths.signIn);

  return (
    <form
      action={`/api/identity/passwords?locale=${locale}`}
      method="post"
      className="grid gap-5"
      {...formProps}
    >
      <FormAlerts failed={failed} problems={problems} attempts={attempts} summary={words.summary} />
      <div role="status" className="empty:hidden">
        {said && <Notice look={said.look} text={said.text} />}
      </div>
      <TextField {...field('email')} type="email" autoComplete="username" />
      <PasswordField
        {...field('password')}
        autoComplete="current-password"
        words={{ show: words.showPassword, hide: words.hidePassword }}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" className="size-6 accent-link" {...form.register('remember')} />
          {words.remember}
        </label>
        <a
          href={signIn}
          data-held=""
          className={`${buttonClass.text} font-medium text-link`}
          onClick={askForLink}
        >
          {words.forgot}
        </a>
      </div>
      <SubmitButton isBusy={isBusy} words={words} />
      <div className="flex flex-wrap gap-x-6">
        <a
          href={signIn}
          data-held=""
          className={`${buttonClass.text} font-medium text-link`}
          onClick={askForLink}
        >
          {words.link.submit}
        </a>
        <a href={signIn} className={`${buttonClass.text} font-medium text-link`}>
          {words.link.code}
        </a>
      </div>
    </form>
  );
}
