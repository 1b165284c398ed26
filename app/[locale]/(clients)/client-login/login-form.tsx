'use client';

import type { Messages } from 'next-intl';
import { useState } from 'react';
import { z } from 'zod';
import { FormAlerts } from '@/components/forms/form-alerts';
import { PasswordField } from '@/components/forms/password-field';
import { TextField } from '@/components/forms/text-field';
import { useSubmission } from '@/components/forms/use-submission';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { SubmitButton } from '@/components/ui/submit-button';
import { emailField, textField } from '@/lib/fields/fields';
import { success } from '@/lib/result';

type LoginFormProps = {
  words: Omit<Messages['client-login'], 'metadata' | 'title' | 'lead'> & {
    errors: Messages['errors'];
    summary: string;
  };
};

const login = z.object({ email: emailField, password: textField({ max: 500 }) });

/** How long signing in seems to take, in milliseconds. */
const loginTime = 1000;

/** The simulated login: nothing leaves the browser. */
export function LoginForm({ words }: LoginFormProps) {
  const [isRefused, setIsRefused] = useState(false);
  const { field, formProps, isBusy, failed, problems, attempts } = useSubmission({
    schema: login,
    labels: { email: words.email, password: words.password },
    words: { ...words.errors, failed: words.noAccount },
    send: async () => {
      setIsRefused(false);
      await new Promise((resolve) => setTimeout(resolve, loginTime));
      return success(undefined);
    },
    onSent: () => setIsRefused(true),
  });
  return (
    // Before the page is live the method keeps the password out of the address: it sends nothing.
    <form method="dialog" className="grid gap-5" {...formProps}>
      <FormAlerts failed={failed} problems={problems} attempts={attempts} summary={words.summary} />
      <div role="status" className="empty:hidden">
        {isRefused && (
          <Notice look="amber">
            <p>{words.noAccount}</p>
          </Notice>
        )}
      </div>
      <TextField {...field('email')} type="email" autoComplete="username" />
      <PasswordField
        {...field('password')}
        autoComplete="current-password"
        words={{ show: words.showPassword, hide: words.hidePassword }}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="remember" className="size-6 accent-link" />
          {words.remember}
        </label>
        <button
          type="button"
          className={`${buttonClass.text} font-medium text-link`}
          onClick={() => setIsRefused(true)}
        >
          {words.forgot}
        </button>
      </div>
      <SubmitButton isBusy={isBusy} words={words} />
    </form>
  );
}
