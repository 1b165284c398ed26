import type { ReactNode } from 'react';
import { papersOf } from '@/lib/documents/own-receipt';
import { env } from '@/lib/env/env';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { keyForMail } from '@/lib/orders/key-for-mail';
import { orderPath, receiptPath } from '@/lib/site/order-path';
import { greeting } from './greeting';
import { keyNote } from './key-note';
import { type Letter, letterOf } from './letter';
import { MailButton } from './mail-button';
import { MailLink, MailText } from './mail-parts';

type Addressed = { reference: string; recipient: string; locale: Locale };

/** A page that a key of its own opens: its button, what is said of it, and what its key is, which whoever has no JavaScript types in. */
type KeyPage = {
  path: `/${string}`;
  label: string;
  note?: string;
  keyLabel: string;
  isUrgent?: boolean;
  /** Whether it opens nothing but a word about erasure. */
  isErasure?: true;
};

/** The address of a page for whoever reads the mail: the key stands behind the #, which no browser sends on. */
type AddressOf = (path: `/${string}`) => string;

/**
 * The way to a page: `button` belongs below what the mail says first, `note` at its end. An address that the order or quotation no longer has
 * gets neither.
 * @param more what else its key opens
 */
export async function keyLink(
  mail: Addressed,
  { path, label, note, keyLabel, isUrgent, isErasure }: KeyPage,
  more: (addressOf: AddressOf) => ReactNode = () => null,
): Promise<{ button: ReactNode; note: ReactNode }> {
  const key = await keyForMail(mail, isErasure && 'erasure');
  if (key === undefined) return { button: null, note: null };
  const addressOf: AddressOf = (path) => `${env().siteUrl}${localePath(mail.locale, path)}#${key}`;
  return {
    button: (
      <>
        <MailButton href={addressOf(path)} label={label} isUrgent={isUrgent} />
        {more(addressOf)}
      </>
    ),
    note: keyNote(note, keyLabel, key),
  };
}

type OrderAction = {
  /** What is asked for on the order's page: to pay, or a slip. */
  action?: string | undefined;
  /** Whether it is now. */
  isUrgent?: boolean | undefined;
  /** The paper that the mail brings, to which it leads first. */
  paper?: { number: string; label: string } | undefined;
};

/** The way to the order's page, and to its receipt where it has one. */
export async function orderLink(
  mail: Addressed,
  { action, isUrgent = action !== undefined, paper }: OrderAction = {},
): ReturnType<typeof keyLink> {
  const { reference, locale } = mail;
  const t = await translator(locale, 'mail');
  const page = { note: t('orderPage.own'), keyLabel: t('orderPage.key'), isUrgent };
  if (paper)
    return keyLink(mail, { ...page, path: receiptPath(paper.number), label: paper.label }, (addressOf) => (
      <MailText>
        <MailLink href={addressOf(orderPath(reference))}>{t('orderPage.open')}</MailLink>
      </MailText>
    ));
  const receipt = (await papersOf(reference)).receipts.find((paper) => paper.voided_at === null);
  return keyLink(
    mail,
    { ...page, path: orderPath(reference), label: action ?? t('orderPage.open') },
    (addressOf) =>
      receipt && (
        <MailText>
          <MailLink href={addressOf(receiptPath(receipt.number))}>
            {t('orderReceipt.open', { number: receipt.number })}
          </MailLink>
        </MailText>
      ),
  );
}

type OrderLetter = Addressed &
  OrderAction &
  Omit<Parameters<typeof letterOf>[0], 'locale'> & { name: string | null | undefined };

/** A letter to a customer about an order: greeting, what it tells first, the way to the order's page, and other parts. */
export async function orderLetter(
  { reference, recipient, name, action, isUrgent, paper, ...frame }: OrderLetter,
  first: ReactNode,
  ...parts: ReactNode[]
): Promise<Letter> {
  const link = await orderLink({ reference, recipient, locale: frame.locale }, { action, isUrgent, paper });
  return letterOf(
    { plate: reference, end: { look: 'order', number: reference }, ...frame },
    await greeting(frame.locale, name),
    first,
    link.button,
    ...parts,
    link.note,
  );
}
