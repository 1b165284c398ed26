import { agencyLocale } from '@/lib/company/agency';
import type { Locale } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import { contact } from '@/lib/inquiries/contact';
import { bothWordings, labelled } from './facts';
import { letterToAgency, letterToVisitor } from './inquiry-letters';
import { inquiryPayload } from './inquiry-payload';
import { type Letter, type MailTo, written } from './letter';

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
      first: await messageOf(inquiry, agencyLocale()),
    },
    { email, phone, preview: wording('subject') },
    to,
  );
}

async function toVisitor(payload: unknown, to: MailTo): Promise<Letter> {
  const inquiry = contactPayload.parse(payload);
  const { name, reference } = inquiry;
  const facts = await labelled(names, (field) => inquiry[field], to.locale);
  return letterToVisitor(
    {
      words: 'contactVisitor',
      intro: 'contactVisitor.intro',
      values: { name, reference },
      board: 'enquiry',
      facts,
      first: await messageOf(inquiry, to.locale),
    },
    to,
  );
}

async function messageOf({ message }: { message: string }, locale: Locale) {
  return written((await loadNamespace(locale, 'forms')).fields.message, message);
}

/** The two mails of an inquiry. */
export const contactMails = { toAgency, toVisitor };
