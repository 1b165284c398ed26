import { agencyLocale } from '@/lib/company/agency';
import { loadNamespace } from '@/lib/i18n/messages';
import { contact } from '@/lib/inquiries/contact';
import { bothWordings, labelled } from './facts';
import { letterToAgency, letterToVisitor } from './inquiry-letters';
import { inquiryPayload } from './inquiry-payload';
import { type Letter, type MailTo, written } from './letter';
import { postcard } from './pieces/postcard';

const contactPayload = inquiryPayload(contact);
/** All but the message, which stands alone. */
const names = contact.keyof().exclude(['message']).options;

async function toAgency(payload: unknown, to: MailTo): Promise<Letter> {
  const inquiry = contactPayload.parse(payload);
  const { name, reference, email, phone, agency } = inquiry;
  const wording = (field: (typeof names)[number]) => bothWordings(inquiry[field], agency[field]);
  const facts = await labelled(names, wording, agencyLocale());
  return letterToAgency(
    {
      words: 'contactAgency',
      intro: 'contactAgency.intro',
      values: { name, reference },
      board: 'enquiry',
      facts,
      piece: postcard((await loadNamespace(agencyLocale(), 'forms')).fields.message, inquiry.message),
    },
    { email, phone, preview: wording('subject') },
    to,
  );
}

async function toVisitor(payload: unknown, to: MailTo): Promise<Letter> {
  const inquiry = contactPayload.parse(payload);
  const { name, reference } = inquiry;
  const { fields } = await loadNamespace(to.locale, 'forms');
  const others = contact.keyof().exclude(['message', 'subject']).options;
  const facts = await labelled(others, (field) => inquiry[field], to.locale);
  return letterToVisitor(
    {
      words: 'contactVisitor',
      intro: 'contactVisitor.intro',
      values: { name, reference },
      board: 'enquiry',
      facts,
      piece: postcard(fields.subject, inquiry.subject),
      message: written(fields.message, inquiry.message),
    },
    to,
  );
}

/** The two mails of an inquiry. */
export const contactMails = { toAgency, toVisitor };
