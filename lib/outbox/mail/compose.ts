import 'server-only';
import { render, toPlainText } from 'react-email';
import type { ClaimedMail } from '@/lib/outbox/claimed-mail';
import type { Mail } from './mailer';
import { businessCardMails } from './templates/business-card';
import { cardMoneyMail } from './templates/card-money';
import { cardProblemMail } from './templates/card-problem';
import { contactMails } from './templates/contact';
import type { Letter } from './templates/letter';
import { orderAbandonedMail } from './templates/order-abandoned';
import { orderAgencyMail } from './templates/order-agency';
import { orderCertificateMail } from './templates/order-certificate';
import { orderCopyMail } from './templates/order-copy';
import { orderCustomerMail } from './templates/order-customer';
import { orderErasureMail } from './templates/order-erasure';
import { orderKeyMail } from './templates/order-key';
import { orderNewsMail } from './templates/order-news';
import { orderReaddressedMail } from './templates/order-readdressed';
import { orderReceiptMail } from './templates/order-receipt';
import { orderRefundMail } from './templates/order-refund';
import { orderStatusMail } from './templates/order-status';
import { quoteAgencyMail, quoteCustomerMail } from './templates/quote-mails';
import { serverAccessAgencyMail } from './templates/server-access-agency';
import { signInMail } from './templates/sign-in';
import { signInWarningMail } from './templates/sign-in-warning';

type Written = { children: { data?: string }[] };
type TextPart = { addLiteral: (text: string) => void };

/** In the text part, what a visitor wrote keeps its spaces and lines (`templates/facts.tsx`); all else is reflowed. */
const asWritten: Parameters<typeof toPlainText>[1] = {
  formatters: {
    asWritten: (written: Written, _walk: unknown, part: TextPart) => {
      for (const { data } of written.children) part.addLiteral(data ?? '');
    },
  },
  selectors: [
    { selector: 'bdi', format: 'asWritten' },
    // The number stands there already.
    { selector: 'a[href^="tel:"]', format: 'inline' },
  ],
};

/**
 * Turns a row of the outbox into a mail, in the language of the row; a mail to the agency is in its own language.
 * @throws ZodError when the payload does not fit its event, SlipStoreError when a slip cannot be read
 */
export async function composeMail(claimed: ClaimedMail): Promise<Mail> {
  const { subject, body, replyTo, attachments } = await writeLetter(claimed);
  const html = await render(body);
  const text = toPlainText(html, asWritten);
  const { id, event, created_at: createdAt, recipient: to } = claimed;
  return { id, event, createdAt, to, replyTo, subject, html, text, attachments };
}

function writeLetter({ event, payload, locale, recipient, created_at }: ClaimedMail): Promise<Letter> {
  switch (event) {
    case 'order-customer':
      return orderCustomerMail(payload, locale, recipient);
    case 'order-agency':
      return orderAgencyMail(payload, locale);
    case 'order-abandoned':
      return orderAbandonedMail(payload, locale);
    case 'order-status':
      return orderStatusMail(payload, { locale, recipient, at: created_at });
    case 'order-key':
      return orderKeyMail(payload, locale, recipient);
    case 'order-receipt':
      return orderReceiptMail(payload, locale, recipient);
    case 'order-certificate':
      return orderCertificateMail(payload, locale, recipient);
    case 'order-readdressed':
      return orderReaddressedMail(payload, locale);
    case 'order-copy':
      return orderCopyMail(payload, locale, recipient);
    case 'order-erasure':
      return orderErasureMail(payload, locale, recipient);
    case 'order-news':
      return orderNewsMail(payload, locale);
    case 'order-refund':
      return orderRefundMail(payload, { locale, recipient, at: created_at });
    case 'quote-customer':
      return quoteCustomerMail(payload, locale, recipient);
    case 'quote-agency':
      return quoteAgencyMail(payload, locale);
    case 'sign-in':
      return signInMail(payload, locale);
    case 'sign-in-warning':
      return signInWarningMail(payload, locale);
    case 'card-problem':
      return cardProblemMail(payload);
    case 'card-money':
      return cardMoneyMail(payload);
    case 'contact-agency':
      return contactMails.toAgency(payload, locale, created_at);
    case 'contact-visitor':
      return contactMails.toVisitor(payload, locale);
    case 'business-card-agency':
      return businessCardMails.toAgency(payload, locale, created_at);
    case 'business-card-visitor':
      return businessCardMails.toVisitor(payload, locale);
    case 'server-access-agency':
      return serverAccessAgencyMail(payload, locale, created_at);
  }
}
