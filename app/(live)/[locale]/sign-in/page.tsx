import { getLocale, getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AgreementLinks } from '@/components/forms/agreement-links';
import { PlainField } from '@/components/forms/plain-field';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { PageTitle, Part } from '@/components/ui/heading';
import { DoneNotice } from '@/components/ui/notice';
import { safeNext } from '@/lib/identity/next-page';
import { liveMetadata } from '@/lib/site/live-metadata';
import { TokenFromAddress } from './token-from-address';

export const generateMetadata = liveMetadata('sign-in');

/** Where people prove their address: by the link of a mail, or by the six digits that it shows. */
export default async function SignInPage({ searchParams }: PageProps<'/[locale]/sign-in'>) {
  const locale = await getLocale();
  const { forms, 'sign-in': words } = await getMessages();
  const asked = await searchParams;
  const next = safeNext(typeof asked.next === 'string' ? asked.next : undefined);
  return (
    <div className="wrap py-section">
      <div className="mx-auto grid max-w-[34rem] gap-8">
        <div className="grid gap-4">
          <PageTitle text={words.title} />
          <p className="section-lead">{words.lead}</p>
          <TokenFromAddress
            next={next}
            remembers={asked.remember === 'on'}
            words={{ opening: words.opening, failed: words.failed }}
          />
          {asked.sent !== undefined && <DoneNotice text={words.sent} />}
        </div>
        <SignInForm id="email" action="/api/identity/links" next={next} words={words.link}>
          <input type="hidden" name="locale" value={locale} />
          <AgreementLinks locale={locale} words={forms.kit.agreement} />
          <PostButton label={words.link.submit} look="primary" className="justify-self-start" />
        </SignInForm>
        <Part title={words.code.title} className="grid gap-4 border-hair border-t pt-6">
          <SignInForm
            id="code-email"
            action="/api/identity/sessions"
            next={next}
            words={{ ...words.link, ...words.code }}
            code={
              <PlainField
                name="code"
                label={words.code.code}
                required
                inputMode="numeric"
                autoComplete="one-time-code"
              />
            }
          >
            <PostButton label={words.code.submit} className="justify-self-start" />
          </SignInForm>
        </Part>
      </div>
    </div>
  );
}

type SignInFormProps = {
  id: string;
  action: `/api/${string}`;
  next: string;
  words: { email: string; remember: string };
  code?: ReactNode;
  /** What else it sends, and the button. */
  children: ReactNode;
};

/** A form for an address, and whether its browser is to stay signed in. */
function SignInForm({ id, action, next, words, code, children }: SignInFormProps) {
  return (
    <PostForm action={action} className="grid gap-4">
      <input type="hidden" name="next" value={next} />
      <PlainField id={id} name="email" label={words.email} type="email" required autoComplete="username" />
      {code}
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" name="remember" className="size-6 accent-link" />
        {words.remember}
      </label>
      {children}
    </PostForm>
  );
}
