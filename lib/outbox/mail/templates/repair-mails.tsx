import { agencyLocale } from '@/lib/company/agency';
import { translator } from '@/lib/i18n/translator';
import { repair } from '@/lib/repairs/repair';
import { quotePath } from '@/lib/site/order-path';
import { agencyActions } from './agency-actions';
import { greeting } from './greeting';
import { type Letter, letterOf, type MailTo } from './letter';
import { keyLink } from './order-link';
import { repairTag } from './pieces/tag';
import { questions } from './questions';

/** Tells a customer that a device can be picked up. */
export async function repairMail(payload: unknown, { locale, recipient }: MailTo): Promise<Letter> {
  const { number, name, quote, device } = repair.parse(payload);
  const t = await translator(locale, 'repairs');
  const link = await keyLink(
    { reference: quote, recipient, locale },
    { path: quotePath(quote), label: t('title', { number }), keyLabel: '' },
  );
  return letterOf(
    {
      locale,
      board: 'tech',
      piece: repairTag(number, device),
      subject: t('mail.ready.subject', { number }),
      heading: t('mail.ready.heading'),
    },
    await greeting(locale, name),
    t('mail.ready.text', { number }),
    link.button,
    await questions('quoteCustomer', locale),
  );
}

/** Tells the agency that a customer declined the price of a repair. */
export async function repairAgencyMail(payload: unknown): Promise<Letter> {
  const { number, quote, name, phone, device } = repair.parse(payload);
  const locale = agencyLocale();
  const t = await translator(locale, 'repairs');
  const subject = t('mail.agency.subject', { number });
  return letterOf(
    { locale, board: 'tech', piece: repairTag(number, device), subject, heading: subject },
    `${t('mail.agency.text')} (${[quote, name].filter(Boolean).join(', ')})`,
    await agencyActions({ desk: `quotes/${quote}`, reference: number, name, phone }),
  );
}
