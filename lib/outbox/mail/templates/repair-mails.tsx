import { agencyLocale } from '@/lib/company/agency';
import { companyIn } from '@/lib/company/company';
import { translator } from '@/lib/i18n/translator';
import { repair } from '@/lib/repairs/repair';
import { quotePath } from '@/lib/site/order-path';
import { agencyActions } from './agency-actions';
import { Facts } from './facts';
import { greeting } from './greeting';
import { type Letter, letterOf, type MailTo } from './letter';
import { keyLink } from './order-link';
import { numberTag } from './pieces/tag';

/** Tells a customer that a device can be picked up. */
export async function repairMail(payload: unknown, { locale, recipient }: MailTo): Promise<Letter> {
  const { number, name, quote, device } = repair.parse(payload);
  const [t, mail] = await Promise.all([translator(locale, 'repairs'), translator(locale, 'mail')]);
  const link = await keyLink(
    { reference: quote, recipient, locale },
    { path: quotePath(quote), label: t('mail.ready.open'), keyLabel: '' },
  );
  return letterOf(
    {
      locale,
      board: 'tech',
      end: { look: 'visit', number },
      piece: numberTag(number, device),
      subject: t('mail.ready.subject', { number }),
      heading: t('mail.ready.heading'),
    },
    await greeting(locale, name),
    t('mail.ready.text', { number }),
    link.button,
    <Facts facts={[[mail('orderCertificate.address'), companyIn(locale).address]]} />,
  );
}

/** Tells the agency that a customer declined the price of a repair. */
export async function repairAgencyMail(payload: unknown): Promise<Letter> {
  const { number, quote, name, phone, device } = repair.parse(payload);
  const locale = agencyLocale();
  const [t, mail] = await Promise.all([translator(locale, 'repairs'), translator(locale, 'mail')]);
  const subject = t('mail.agency.subject', { number });
  return letterOf(
    { locale, board: 'tech', end: 'agency', piece: numberTag(number, device), subject, heading: subject },
    `${t('mail.agency.text')} (${quote})`,
    await agencyActions({ desk: `quotes/${quote}`, reference: number, name, phone, isTold: true }),
    <Facts
      facts={[
        [mail('orderAgency.name'), name ?? ''],
        [mail('orderAgency.phone'), phone ?? ''],
      ]}
    />,
  );
}
