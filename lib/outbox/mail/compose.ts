import 'server-only';
import { render, toPlainText } from 'react-email';
import { agencyAddress } from '@/lib/company/agency';
import type { ClaimedMail, MailEvent } from '@/lib/outbox/claimed-mail';
import type { Mail } from './mailer';
import { appointmentAgencyMail, appointmentMail } from './templates/appointment-mails';
import { businessCardMails } from './templates/business-card';
import { cardMoneyMail, cardProblemMail } from './templates/card-mails';
import { contactMails } from './templates/contact';
import { jobMail } from './templates/job-mail';
import type { Template } from './templates/letter';
import { orderAbandonedMail } from './templates/order-abandoned';
import { orderAgencyMail } from './templates/order-agency';
import { orderCustomerMail } from './templates/order-customer';
import { orderErasureMail } from './templates/order-erasure';
import { orderFilesAgencyMail, orderFilesMail } from './templates/order-files';
import {
  orderCertificateMail,
  orderCopyMail,
  orderKeyMail,
  orderReaddressedMail,
} from './templates/order-letters';
import { orderNewsMail } from './templates/order-news';
import { orderPartMail } from './templates/order-part';
import { orderReceiptMail } from './templates/order-receipt';
import { orderRefundMail } from './templates/order-refund';
import { orderStatusMail } from './templates/order-status';
import { quoteAgencyMail, quoteCustomerMail } from './templates/quote-mails';
import { repairAgencyMail, repairMail } from './templates/repair-mails';
import { serverAccessAgencyMail } from './templates/server-access-agency';
import { renewalMail, serviceMail } from './templates/service-mails';
import { signInMail, signInWarningMail } from './templates/sign-in';

type Written = { data?: string; children?: Written[] };

const textOf = ({ data, children = [] }: Written): string => data ?? children.map(textOf).join('');

type TextPart = { addLiteral: (text: string) => void; addInline: (text: string) => void };
type Walk = (children: Written['children'], part: TextPart) => void;

/** In the text part, what a visitor wrote keeps its spaces and lines (`templates/facts.tsx`); all else is reflowed. */
const asWritten: Parameters<typeof toPlainText>[1] = {
  formatters: {
    asWritten: (written: Written, _walk: unknown, part: TextPart) => {
      part.addLiteral(textOf(written));
    },
    label: ({ children }: Written, walk: Walk, part: TextPart) => {
      walk(children, part);
      part.addInline(':');
    },
  },
  selectors: [
    { selector: 'bdi', format: 'asWritten' },
    { selector: 'span.label', format: 'label' },
    // The number or the address stands there already.
    { selector: 'a[href^="tel:"]', format: 'inline' },
    { selector: 'a[href^="mailto:"]', format: 'inline' },
  ],
};

/** The template of each mail. */
const templates: Record<MailEvent, Template> = {
  'order-customer': orderCustomerMail,
  'order-agency': orderAgencyMail,
  'order-abandoned': orderAbandonedMail,
  'order-status': orderStatusMail,
  'order-key': orderKeyMail,
  'order-receipt': orderReceiptMail,
  'order-certificate': orderCertificateMail,
  'order-readdressed': orderReaddressedMail,
  'order-copy': orderCopyMail,
  'order-erasure': orderErasureMail,
  'order-news': orderNewsMail,
  'order-refund': orderRefundMail,
  'order-part': orderPartMail,
  'order-files': orderFilesMail,
  'order-files-agency': orderFilesAgencyMail,
  renewal: renewalMail,
  service: serviceMail,
  job: jobMail,
  appointment: appointmentMail,
  'appointment-agency': appointmentAgencyMail,
  repair: repairMail,
  'repair-agency': repairAgencyMail,
  'quote-customer': quoteCustomerMail,
  'quote-agency': quoteAgencyMail,
  'sign-in': signInMail,
  'sign-in-warning': signInWarningMail,
  'card-problem': cardProblemMail,
  'card-money': cardMoneyMail,
  'contact-agency': contactMails.toAgency,
  'contact-visitor': contactMails.toVisitor,
  'business-card-agency': businessCardMails.toAgency,
  'business-card-visitor': businessCardMails.toVisitor,
  'server-access-agency': serverAccessAgencyMail,
};

/**
 * Turns a row of the outbox into a mail, in the language of the row; a mail to the agency is in its own language.
 * @throws ZodError when the payload does not fit its event, SlipStoreError when a slip cannot be read
 */
export async function composeMail(claimed: ClaimedMail): Promise<Mail> {
  const { id, event, created_at: createdAt, recipient: to, locale, payload } = claimed;
  const { body, ...letter } = await templates[event](payload, { locale, recipient: to, at: createdAt });
  const html = await render(body);
  const text = toPlainText(html, asWritten);
  const { subject, replyTo = agencyAddress(), attachments = [] } = letter;
  return { id, event, createdAt, to, replyTo, subject, html, text, attachments };
}
