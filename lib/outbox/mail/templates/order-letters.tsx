import { z } from 'zod';
import { proseMoney } from '@/lib/catalog/money';
import { company, companyIn, phoneIn } from '@/lib/company/company';
import { phoneUrl } from '@/lib/company/contact-links';
import { dateTimeOf } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { copyAsFile } from '@/lib/orders/person-copy';
import { Facts } from './facts';
import { type Letter, letterOf, type MailTo } from './letter';
import { MailButton } from './mail-button';
import { orderLetter } from './order-link';
import { bill } from './pieces/bill';
import { folderOf } from './pieces/folder';
import { sumOf } from './pieces/plate';
import { postcard } from './pieces/postcard';
import { numberTag } from './pieces/tag';

export const ofOrder = z.object({ reference: z.string(), customer_name: z.string() });

const owing = ofOrder.extend({
  /** Whole satang. */
  withheld: z.number().int(),
});

/** Reminds a company of the certificate of the tax that it kept back, with what has to stand on it. */
export async function orderCertificateMail(payload: unknown, { locale, recipient }: MailTo): Promise<Letter> {
  const { reference, customer_name: name, withheld } = owing.parse(payload);
  const t = await translator(locale, 'mail');
  const seller = companyIn(locale);
  const subject = t('orderCertificate.subject', { reference });
  return orderLetter(
    {
      reference,
      recipient,
      locale,
      name,
      subject,
      heading: t('orderCertificate.heading'),
      board: 'due',
      action: t('orderCertificate.open'),
      isUrgent: false,
      piece: bill({ total: sumOf(withheld, locale, t('order.withheld')) }),
    },
    t('orderCertificate.text', { reference, withheld: proseMoney(withheld, locale, 'always') }),
    <Facts
      facts={[
        [t('orderCertificate.payee'), seller.legalName],
        [t('order.taxId'), company.taxId],
        [t('orderCertificate.address'), seller.address],
      ]}
    />,
  );
}

/** For which address something was asked, and when: whoever gets it may know nothing of that. */
export async function askedBy(recipient: string, at: Date, locale: Locale) {
  const t = await translator(locale, 'mail');
  return (
    <Facts
      facts={[
        [t('orderAgency.email'), recipient],
        [t('order.date'), dateTimeOf(at, locale)],
      ]}
    />
  );
}

/**
 * Brings somebody a copy of everything that is kept under the address that the mail goes to.
 * @throws SlipStoreError
 */
export async function orderCopyMail(payload: unknown, { locale, recipient, at }: MailTo): Promise<Letter> {
  const { reference, customer_name: name } = ofOrder.parse(payload);
  const t = await translator(locale, 'mail');
  const content = await copyAsFile(recipient);
  const file = 'everything.json';
  return orderLetter(
    {
      reference,
      recipient,
      locale,
      name,
      subject: t('orderCopy.subject', { reference }),
      heading: t('orderCopy.heading'),
      board: 'files',
      piece: folderOf([{ id: file, name: file, size: content.length }], locale),
      attachments: [{ filename: file, contentType: 'application/json', content }],
    },
    t('orderCopy.text', { reference }),
    t('orderCopy.file'),
    await askedBy(recipient, at, locale),
  );
}

/** Brings a new link to an order to the address that the order has. */
export async function orderKeyMail(payload: unknown, { locale, recipient, at }: MailTo): Promise<Letter> {
  const { reference, customer_name: name } = ofOrder.parse(payload);
  const t = await translator(locale, 'mail');
  return orderLetter(
    {
      reference,
      recipient,
      locale,
      name,
      subject: t('orderKey.subject', { reference }),
      heading: t('orderKey.heading'),
      board: 'key',
      plate: undefined,
      piece: numberTag(reference, t('order.reference')),
    },
    t('orderKey.text', { reference }),
    await askedBy(recipient, at, locale),
  );
}

/** Tells the address that an order had before that it has another one now, without naming that one or the customer. */
export async function orderReaddressedMail(payload: unknown, { locale, at }: MailTo): Promise<Letter> {
  const { reference } = ofOrder.pick({ reference: true }).parse(payload);
  const t = await translator(locale, 'mail');
  return letterOf(
    {
      locale,
      subject: t('orderReaddressed.subject', { reference }),
      heading: t('orderReaddressed.heading'),
      board: 'key',
      end: { look: 'inquiry', number: reference },
      piece: postcard({ about: reference, text: t('orderReaddressed.text', { reference }), at, locale }),
    },
    t('orderReaddressed.not'),
    <MailButton href={phoneUrl} label={t('orderReaddressed.call', { phone: phoneIn(locale) })} />,
  );
}
