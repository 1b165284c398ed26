import type { ReactNode } from 'react';
import { phoneIn } from '@/lib/company/company';
import { papersOf } from '@/lib/documents/own-receipt';
import { env } from '@/lib/env/env';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { keyForMail } from '@/lib/orders/key-for-mail';
import { orderPath, receiptPath } from '@/lib/site/order-path';
import { type Letter, letterOf, smallPrint } from './letter';
import { MailButton } from './mail-button';
import { MailLink, MailText } from './mail-parts';

type Addressed = { reference: string; recipient: string; locale: Locale };

/** The address of a page for whoever reads the mail: the key stands behind the #, which no browser sends on. */
type KeyAddress = (path: `/${string}`) => string;

/**
 * The way to a page that a key of its own opens. An address that the order or quotation no longer has gets nothing.
 * @param links gets the key as well, as text for whoever opens the page without JavaScript
 */
export async function keyLinks(
  { reference, recipient, locale }: Addressed,
  opens: 'order' | 'quote' | 'erasure' | 'inquiry',
  links: (addressOf: KeyAddress, key: string) => ReactNode,
): Promise<ReactNode> {
  const key = await keyForMail({ reference, recipient }, opens);
  if (key === undefined) return null;
  return links((path) => `${env().siteUrl}${localePath(locale, path)}#${key}`, key);
}

/** The way to the order's page, and to its receipt where it has one. */
export async function orderLink(mail: Addressed): Promise<ReactNode> {
  const { reference, locale } = mail;
  const t = await translator(locale, 'mail');
  const receipt = (await papersOf(reference)).receipts.find((paper) => paper.voided_at === null);
  return keyLinks(mail, 'order', (addressOf, key) => (
    <>
      <MailText>{t('orderPage.text')}</MailText>
      <MailButton href={addressOf(orderPath(reference))} label={t('orderPage.open')} />
      {receipt && (
        <MailText>
          <MailLink href={addressOf(receiptPath(receipt.number))}>
            {t('orderReceipt.open', { number: receipt.number })}
          </MailLink>
        </MailText>
      )}
      {smallPrint(`${t('orderPage.own')} ${t('orderPage.key', { key })}`)}
    </>
  ));
}

type OrderLetter = Addressed & Omit<Parameters<typeof letterOf>[0], 'locale'> & { name: string };

/** A letter to a customer about an order: greeting, parts, the way to the order's page, and whom to ask. */
export async function orderLetter(
  { reference, recipient, name, ...frame }: OrderLetter,
  ...parts: ReactNode[]
): Promise<Letter> {
  const t = await translator(frame.locale, 'mail');
  return letterOf(
    { plate: reference, ...frame },
    t('orderCustomer.greeting', { name }),
    ...parts,
    await orderLink({ reference, recipient, locale: frame.locale }),
    t('orderCustomer.questions', { phone: phoneIn(frame.locale) }),
  );
}
