import { agencyLocale } from '@/lib/company/agency';
import { contact } from '@/lib/inquiries/contact';
import { bothWordings, labelled } from './facts';
import { letterToAgency, letterToVisitor } from './inquiry-letters';
import { inquiryPayload } from './inquiry-payload';
import type { Letter, MailTo } from './letter';

const contactPayload = inquiryPayload(contact);
const names = contact.keyof().options;

async function toAgency(payload: unknown, to: MailTo): Promise<Letter> {
  const inquiry = contactPayload.parse(payload);
  const { name, reference, email, agency } = inquiry;
  const wording = (field: (typeof names)[number]) => bothWordings(inquiry[field], agency[field]);
  const facts = await labelled(names, wording, agencyLocale());
  return letterToAgency(
    { words: 'contactAgency', intro: 'contactAgency.intro', values: { name, reference }, facts },
    { email, preview: wording('subject') },
    to,
  );
}

async function toVisitor(payload: unknown, to: MailTo): Promise<Letter> {
  const inquiry = contactPayload.parse(payload);
  const { name, reference } = inquiry;
  const facts = await labelled(names, (field) => inquiry[field], to.locale);
  return letterToVisitor(
    { words: 'contactVisitor', intro: 'contactVisitor.intro', values: { name, reference }, facts },
    to,
  );
}

/** The two mails of an inquiry. */
export const contactMails = { toAgency, toVisitor };
