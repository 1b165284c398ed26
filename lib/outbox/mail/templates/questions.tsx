import { phoneIn } from '@/lib/company/company';
import { phoneUrl } from '@/lib/company/contact-links';
import type { Locale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { MailLink, MailText } from './mail-parts';
import { MailWords } from './mail-words';

/** Whom to ask, with the number as a link: what a mail is about says by what it is to be named. */
export async function questions(about: 'orderCustomer' | 'quoteCustomer' | 'inquiry', locale: Locale) {
  const t = await translator(locale, 'mail');
  const [before = '', after = ''] = t(`${about}.questions`, { phone: '\n' }).split('\n');
  return (
    <MailText>
      <MailWords text={before} />
      <MailLink href={phoneUrl}>{phoneIn(locale).replaceAll(' ', '\u00a0')}</MailLink>
      <MailWords text={after} />
    </MailText>
  );
}
