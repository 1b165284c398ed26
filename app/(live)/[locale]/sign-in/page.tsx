import { getLocale, getMessages } from 'next-intl/server';
import { AgreementLinks } from '@/components/forms/agreement-links';
import { FieldFrame, fieldClass } from '@/components/forms/field-frame';
import { buttonClass } from '@/components/ui/button-class';
import { PageTitle, Part } from '@/components/ui/heading';
import { Notice } from '@/components/ui/notice';
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
          {asked.sent !== undefined && (
            <div role="status">
              <Notice look="success">
                <p>{words.sent}</p>
              </Notice>
            </div>
          )}
        </div>
        <form action={`/api/identity/links?locale=${locale}`} method="post" className="grid gap-4">
          <input type="hidden" name="next" value={next} />
          <input type="hidden" name="locale" value={locale} />
          <FieldFrame id="email" label={words.link.email} problem={undefined}>
            <input
              id="email"
              name="email"
              type="email"
              required
              autoComplete="username"
              className={fieldClass}
            />
          </FieldFrame>
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name="remember" className="size-6 accent-link" />
            {words.link.remember}
          </label>
          <AgreementLinks locale={locale} words={forms.kit.agreement} />
          <button type="submit" className={`${buttonClass.primary} justify-self-start`}>
            {words.link.submit}
          </button>
        </form>
        <Part title={words.code.title} className="grid gap-4 border-hair border-t pt-6">
          <form action={`/api/identity/sessions?locale=${locale}`} method="post" className="grid gap-4">
            <input type="hidden" name="next" value={next} />
            <FieldFrame id="code-email" label={words.code.email} problem={undefined}>
              <input
                id="code-email"
                name="email"
                type="email"
                required
                autoComplete="username"
                className={fieldClass}
              />
            </FieldFrame>
            <FieldFrame id="code" label={words.code.code} problem={undefined}>
              <input
                id="code"
                name="code"
                type="text"
                required
                inputMode="numeric"
                autoComplete="one-time-code"
                className={fieldClass}
              />
            </FieldFrame>
            <label className="flex min-h-11 items-center gap-3">
              <input type="checkbox" name="remember" className="size-6 accent-link" />
              {words.link.remember}
            </label>
            <button type="submit" className={`${buttonClass.secondary} justify-self-start`}>
              {words.code.submit}
            </button>
          </form>
        </Part>
      </div>
    </div>
  );
}
