import { agencyLocale } from '@/lib/company/agency';
import { phoneIn } from '@/lib/company/company';
import { translator } from '@/lib/i18n/translator';
import { repair } from '@/lib/repairs/repair';
import { quotePath } from '@/lib/site/order-path';
import { deskButton } from './desk-button';
import { type Letter, letterOf, type MailTo } from './letter';
import { MailButton } from './mail-button';
import { keyLinks } from './order-link';

/** Tells a customer that a device can be picked up. */
export async function repairMail(payload: unknown, { locale, recipient }: MailTo): Promise<Letter> {
  const { number, name, quote } = repair.parse(payload);
  const [t, mail] = await Promise.all([translator(locale, 'repairs'), translator(locale, 'mail')]);
  return letterOf(
    { locale, subject: t('mail.ready.subject', { number }), heading: t('mail.ready.heading') },
    mail('orderCustomer.greeting', { name: name ?? '' }),
    t('mail.ready.text', { number }),
    await keyLinks({ reference: quote, recipient, locale }, 'quote', (addressOf) => (
      <MailButton href={addressOf(quotePath(quote))} label={t('title', { number })} />
    )),
    mail('quoteCustomer.questions', { phone: phoneIn(locale) }),
  );
}

/** Tells the agency that a customer declined the price of a repair. */
export async function repairAgencyMail(payload: unknown): Promise<Letter> {
  const { number, quote, name } = repair.parse(payload);
  const locale = agencyLocale();
  const t = await translator(locale, 'repairs');
  const subject = t('mail.agency.subject', { number });
  return letterOf(
    { locale, subject, heading: subject },
    `${t('mail.agency.text')} (${[quote, name].filter(Boolean).join(', ')})`,
    await deskButton('quotes', quote),
  );
}
