import { Text } from 'react-email';
import { z } from 'zod';
import { company } from '@/lib/company/company';
import { env } from '@/lib/env/env';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { identity } from '@/lib/outside';
import { livePaths } from '@/lib/site/live-pages';
import type { Letter, MailTo } from './letter';
import { MailButton, MailLayout } from './mail-layout';

const asked = z.object({ email: z.string(), next: z.string(), remember: z.boolean(), browser: z.string() });

type SignInLink = { locale: Locale; token: string; query: Record<string, string> };

/** The token stands behind the # of the address, which no browser sends on. */
export function signInLink({ locale, token, query }: SignInLink): string {
  const page = env().siteUrl + localePath(locale, livePaths.signIn);
  return `${page}?${new URLSearchParams(query)}#${token}`;
}

/**
 * Brings a link and a code to sign in with, drawn now: whoever keeps the outbox keeps neither.
 * @throws IdentityError
 */
export async function signInMail(payload: unknown, { locale }: MailTo): Promise<Letter> {
  const { email, next, remember, browser } = asked.parse(payload);
  const { token, code } = await (await identity()).drawProof(email, { browser });
  const t = await translator(locale, 'mail');
  const link = signInLink({ locale, token, query: { next, ...(remember && { remember: 'on' }) } });
  const heading = t('signIn.heading', { brand: company.name });
  const body = (
    <MailLayout locale={locale} preview={heading} heading={heading}>
      <Text>{t('signIn.text')}</Text>
      <MailButton href={link} label={t('signIn.open')} />
      <Text style={{ fontSize: '24px', fontWeight: 700 }}>{t('signIn.code', { code })}</Text>
      <Text>{t('signIn.not')}</Text>
    </MailLayout>
  );
  return { subject: t('signIn.subject', { code }), body };
}
