import { Text } from 'react-email';
import { z } from 'zod';
import { translator } from '@/lib/i18n/translator';
import { identity } from '@/lib/outside';
import { livePaths } from '@/lib/site/live-pages';
import type { Letter, MailTo } from './letter';
import { MailButton, MailLayout } from './mail-layout';
import { signInLink } from './sign-in';

const warned = z.object({ email: z.string(), is_staff: z.boolean() });

/**
 * Says that sign-ins to this address are asked for too often, and brings a link that is good for a day: whoever asks cannot keep its
 * owner out.
 * @throws IdentityError, DatabaseError
 */
export async function signInWarningMail(payload: unknown, { locale }: MailTo): Promise<Letter> {
  const { email, is_staff: isStaff } = warned.parse(payload);
  const { token } = await (await identity()).drawProof(email, { isLasting: true });
  const t = await translator(locale, 'mail');
  const link = signInLink({ locale, token, query: { next: isStaff ? livePaths.desk : livePaths.portal } });
  const heading = t('signInWarning.heading');
  const body = (
    <MailLayout locale={locale} preview={heading} heading={heading}>
      <Text>{t('signInWarning.text')}</Text>
      <Text>{t('signInWarning.link')}</Text>
      <MailButton href={link} label={t('signIn.open')} />
      <Text>{t('signInWarning.not')}</Text>
    </MailLayout>
  );
  return { subject: t('signInWarning.subject'), body };
}
