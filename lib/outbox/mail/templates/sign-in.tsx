import { z } from 'zod';
import { company } from '@/lib/company/company';
import { env } from '@/lib/env/env';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { identity } from '@/lib/outside';
import { livePaths } from '@/lib/site/live-pages';
import { type Letter, letterOf, type MailTo } from './letter';
import { MailButton } from './mail-button';
import { codePlates } from './pieces/code-plates';

const asked = z.object({ email: z.string(), next: z.string(), remember: z.boolean(), browser: z.string() });

/** The token stands behind the # of the address, which no browser sends on. */
function signInLink(locale: Locale, token: string, query: Record<string, string>): string {
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
  const link = signInLink(locale, token, { next, ...(remember && { remember: 'on' }) });
  return letterOf(
    {
      locale,
      subject: t('signIn.subject', { code }),
      heading: t('signIn.heading', { brand: company.name.replaceAll(' ', '\u00a0') }),
      board: 'key',
      piece: codePlates(code, t('signIn.code')),
    },
    t('signIn.text'),
    <MailButton href={link} label={t('signIn.open')} />,
    t('signIn.not'),
  );
}

const warned = z.object({ email: z.string(), is_staff: z.boolean() });

/**
 * Says that sign-ins to this address are asked for too often, and brings a link that is good for a day: whoever asks cannot keep its
 * owner out.
 * @throws IdentityError
 */
export async function signInWarningMail(payload: unknown, { locale }: MailTo): Promise<Letter> {
  const { email, is_staff: isStaff } = warned.parse(payload);
  const { token } = await (await identity()).drawProof(email, { isLasting: true });
  const t = await translator(locale, 'mail');
  const link = signInLink(locale, token, { next: isStaff ? livePaths.desk : livePaths.portal });
  return letterOf(
    { locale, subject: t('signInWarning.subject'), heading: t('signInWarning.heading'), board: 'key' },
    t('signInWarning.text'),
    t('signInWarning.link'),
    <MailButton href={link} label={t('signIn.open')} />,
    t('signInWarning.not'),
  );
}
