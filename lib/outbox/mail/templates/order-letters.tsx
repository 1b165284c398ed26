import { z } from 'zod';
import { proseMoney } from '@/lib/catalog/money';
import { company, companyIn, phoneIn } from '@/lib/company/company';
import { translator } from '@/lib/i18n/translator';
import { copyAsFile } from '@/lib/orders/person-copy';
import { Facts } from './facts';
import { greeting } from './greeting';
import { type Letter, letterOf, type MailTo } from './letter';
import { orderLetter, orderLink } from './order-link';

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
    { reference, recipient, locale, name, subject, heading: t('orderCertificate.heading'), board: 'due' },
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

/**
 * Brings somebody a copy of everything that is kept under the address that the mail goes to.
 * @throws SlipStoreError
 */
export async function orderCopyMail(payload: unknown, { locale, recipient }: MailTo): Promise<Letter> {
  const { reference, customer_name: name } = ofOrder.parse(payload);
  const t = await translator(locale, 'mail');
  const content = await copyAsFile(recipient);
  return letterOf(
    {
      locale,
      subject: t('orderCopy.subject', { reference }),
      heading: t('orderCopy.heading'),
      board: 'files',
      plate: reference,
      attachments: [{ filename: 'everything.json', contentType: 'application/json', content }],
    },
    await greeting(locale, name),
    t('orderCopy.text', { reference }),
    t('orderCopy.file'),
  );
}

/** Brings a new link to an order to the address that the order has. */
export async function orderKeyMail(payload: unknown, { locale, recipient }: MailTo): Promise<Letter> {
  const { reference, customer_name: name } = ofOrder.parse(payload);
  const t = await translator(locale, 'mail');
  const link = await orderLink({ reference, recipient, locale });
  return letterOf(
    {
      locale,
      subject: t('orderKey.subject', { reference }),
      heading: t('orderKey.heading'),
      board: 'key',
      plate: reference,
    },
    await greeting(locale, name),
    t('orderKey.text', { reference }),
    link.button,
    link.note,
  );
}

/** Tells the address that an order had before that it has another one now, without naming that one or the customer. */
export async function orderReaddressedMail(payload: unknown, { locale }: MailTo): Promise<Letter> {
  const { reference } = ofOrder.pick({ reference: true }).parse(payload);
  const t = await translator(locale, 'mail');
  return letterOf(
    {
      locale,
      subject: t('orderReaddressed.subject', { reference }),
      heading: t('orderReaddressed.heading'),
      plate: reference,
      board: 'key',
    },
    t('orderReaddressed.text', { reference, phone: phoneIn(locale) }),
  );
}

const issued = ofOrder.extend({
  number: z.string(),
  /** The receipt whose place it takes. */
  replaces: z.string().nullable(),
  /** The receipt that a credit note takes a part of back. */
  corrects: z.string().nullish(),
});

/** Brings a customer the receipt that the agency issued by hand, or a credit note. */
export async function orderReceiptMail(payload: unknown, { locale, recipient }: MailTo): Promise<Letter> {
  const { reference, number, replaces, corrects, customer_name: name } = issued.parse(payload);
  const t = await translator(locale, 'mail');
  if (corrects) {
    const facts = { reference, number, corrects };
    const text = t('orderReceipt.credit.text', facts);
    const subject = t('orderReceipt.credit.subject', facts);
    const heading = t('orderReceipt.credit.heading');
    return orderLetter({ reference, recipient, locale, name, subject, heading, preview: text }, text);
  }
  const text = replaces
    ? t('orderReceipt.text', { reference, number, replaces })
    : t('orderReceipt.first', { reference, number });
  const subject = t('orderReceipt.subject', { reference, number });
  const heading = t('orderReceipt.heading');
  return orderLetter(
    { reference, recipient, locale, name, subject, heading, preview: text, board: 'paid' },
    text,
  );
}
